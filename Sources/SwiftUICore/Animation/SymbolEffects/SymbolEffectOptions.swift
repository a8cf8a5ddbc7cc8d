/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable, Hashable {
    var speed = 1.0
    private var repetition = RepeatBehavior.usual

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Again and again: an effect that is active as long as it is, and one of a value from its first change on.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

    /// - Parameter count: how often it runs, once at least; nil is again and again.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// - Parameter speed: 2 is twice as fast; what is no speed is the usual one.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    public var repeating: SymbolEffectOptions { `repeat`(.continuous) }
    public var nonRepeating: SymbolEffectOptions { `repeat`(1) }

    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        `repeat`(count.map { .periodic($0, delay: 0) } ?? .continuous)
    }

    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var result = self
        result.repetition = behavior
        return result
    }

    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var result = self
        result.speed = speed
        return result
    }

    /// How an effect runs again.
    public struct RepeatBehavior: Sendable, Hashable {
        /// nil is again and again.
        fileprivate let count: Int?
        fileprivate let delay: Double
        /// Once for a change of a value, else again and again.
        fileprivate static let usual = RepeatBehavior(count: 0, delay: 0)

        /// Without a pause, again and again.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// With a pause, again and again.
        public static var periodic: RepeatBehavior { periodic() }

        /// - Parameters:
        ///   - count: how often, once at least; nil is again and again.
        ///   - delay: seconds of rest between two runs; nil is a second (an estimate).
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count.map { max(1, $0) }, delay: delay ?? 1)
        }
    }

    /// How often it runs; nil is again and again.
    /// - Parameter isTriggered: by a change of a value.
    func runs(isTriggered: Bool) -> Int? { repetition == .usual ? (isTriggered ? 1 : nil) : repetition.count }

    /// How fast it runs.
    var pace: Double { speed.isFinite && speed > 0 ? speed : 1 }
    /// Seconds of rest before it runs again.
    var pause: Double { repetition.delay.isFinite ? max(0, repetition.delay) : 0 }
}
