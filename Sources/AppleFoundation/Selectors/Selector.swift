import RuntimeWarnings

/// The name of a method, by which a timer, a notification or a control calls it.
///
/// `#selector` makes one. Without Apple's runtime a name alone leads to no method: a selector made of a text equals the
/// one of `#selector` but calls nothing, and says so when it is to.
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name with a colon for each argument, such as `refresh` or `tick:`.
    public let description: String

    /// Calls the method of an object; false where the object has no such method or can't take the arguments.
    private let invoke: @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> Bool

    /// Names a method that can be compared but not called.
    public init(_ name: String) { self.init(name) { _, _ in false } }

    public init(stringLiteral name: String) { self.init(name) }

    private init(_ name: String, invoke: @escaping @Sendable (AnyObject, [Any?]) -> Bool) {
        description = name
        self.invoke = invoke
    }

    public static func == (first: Selector, second: Selector) -> Bool { first.description == second.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// Calls the method of an object, with as many of the arguments as it takes.
    /// - Returns: whether the object has the method.
    @discardableResult
    package func perform(on target: AnyObject, with arguments: [Any?] = []) -> Bool {
        invoke(target, arguments)
    }

    /// Calls the method; where there is none, says so once, where Apple's runtime would end the app.
    package func performOrReport(on target: AnyObject, with arguments: [Any?] = []) {
        if perform(on: target, with: arguments) { return }
        RuntimeWarning.report(
            "unrecognized selector -[\(type(of: target)) \(self)]; only #selector leads to a method here")
    }
}

// MARK: - What #selector stands for

extension Selector {
    /// The app's copy of `#selector(Type.method)` is this, for a method without arguments.
    public init<Target: AnyObject, Result>(_name name: String, _ method: @escaping (Target) -> () -> Result) {
        nonisolated(unsafe) let method = method
        self.init(name) { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }

    /// For a method of one argument.
    public init<Target: AnyObject, Argument, Result>(
        _name name: String, _ method: @escaping (Target) -> (Argument) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(name) { target, arguments in
            guard let target = target as? Target, let argument: Argument = Self.argument(0, of: arguments) else {
                return false
            }
            _ = method(target)(argument)
            return true
        }
    }

    /// For a method of two arguments.
    public init<Target: AnyObject, First, Second, Result>(
        _name name: String, _ method: @escaping (Target) -> (First, Second) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(name) { target, arguments in
            guard let target = target as? Target, let first: First = Self.argument(0, of: arguments),
                let second: Second = Self.argument(1, of: arguments)
            else { return false }
            _ = method(target)(first, second)
            return true
        }
    }

    /// For a method of three arguments.
    public init<Target: AnyObject, First, Second, Third, Result>(
        _name name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
        nonisolated(unsafe) let method = method
        self.init(name) { target, arguments in
            guard let target = target as? Target, let first: First = Self.argument(0, of: arguments),
                let second: Second = Self.argument(1, of: arguments), let third: Third = Self.argument(2, of: arguments)
            else { return false }
            _ = method(target)(first, second, third)
            return true
        }
    }

    /// An argument that was not given is nil, for a method that takes nil.
    private static func argument<Argument>(_ index: Int, of arguments: [Any?]) -> Argument? {
        if index < arguments.count, let value = arguments[index] { return value as? Argument }
        return Optional<Any>.none as? Argument
    }
}

// MARK: - Methods of the main actor

// A selector is called wherever its caller is, as on Apple's platforms. The second parameter tells these from the others.
extension Selector {
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
        _name name: String, _ method: @escaping (Target) -> @MainActor () -> Result, _onMainActor: Void = ()
    ) {
        self.init(_name: name, unsafeBitCast(method, to: ((Target) -> () -> Result).self))
    }

    @_disfavoredOverload
    public init<Target: AnyObject, Argument, Result>(
        _name name: String, _ method: @escaping (Target) -> @MainActor (Argument) -> Result, _onMainActor: Void = ()
    ) {
        self.init(_name: name, unsafeBitCast(method, to: ((Target) -> (Argument) -> Result).self))
    }

    @_disfavoredOverload
    public init<Target: AnyObject, First, Second, Result>(
        _name name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result,
        _onMainActor: Void = ()
    ) {
        self.init(_name: name, unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self))
    }

    @_disfavoredOverload
    public init<Target: AnyObject, First, Second, Third, Result>(
        _name name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result,
        _onMainActor: Void = ()
    ) {
        self.init(_name: name, unsafeBitCast(method, to: ((Target) -> (First, Second, Third) -> Result).self))
    }
}
