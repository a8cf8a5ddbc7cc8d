/// A style of controls whose type is hidden; `Configuration` says of which controls.
package struct ControlStyle<Configuration>: Equatable {
    private let storage: Storage

    /// In one word, since each control keeps the style that it is drawn in.
    private final class Storage {
        let make: @MainActor (Configuration) -> AnyView
        let isEqual: (Any) -> Bool
        let base: Any
        /// The style that holds inside the one that draws: a style may use the control that it draws.
        let outer: ControlStyle?

        init<Style, Body: View>(
            _ style: Style, inside outer: ControlStyle?, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
        ) {
            base = style
            self.outer = outer
            let box = UncheckedBox(style)
            make = { configuration in
                AnyView(
                    StyledBody(
                        style: StyleProperty(style: box.value), configuration: configuration, makeBody: makeBody))
            }
            isEqual = { other in (other as? Style).map { ValueComparison.areEqual(box.value, $0) } ?? false }
        }
    }

    package init<Style, Body: View>(
        _ style: Style, inside outer: ControlStyle?, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
    ) {
        storage = Storage(style, inside: outer, makeBody)
    }

    @MainActor
    fileprivate func body(_ configuration: Configuration) -> some View {
        storage.make(configuration).environment(ControlStyleIndex<Configuration>.keyPath, storage.outer)
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.storage === right.storage
            || left.storage.isEqual(right.storage.base) && left.storage.outer == right.storage.outer
    }
}

/// Evaluates a style with the dynamic properties that it may have.
private struct StyledBody<Style, Configuration, Content: View>: View {
    var style: StyleProperty<Style>
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    var body: some View { makeBody(style.style, configuration) }
}

/// Draws a control in the style that holds, or else as the fallback says.
package struct StyledControl<Configuration, Fallback: View>: View {
    private let configuration: Configuration
    private let fallback: @MainActor (Configuration) -> Fallback
    @Environment(ControlStyleIndex<Configuration>.keyPath) private var style

    package init(_ configuration: Configuration, fallback: @escaping @MainActor (Configuration) -> Fallback) {
        self.configuration = configuration
        self.fallback = fallback
    }

    package var body: some View {
        if let style { style.body(configuration) } else { fallback(configuration) }
    }
}

/// Names the style of the controls with a configuration.
package struct ControlStyleIndex<Configuration>: Hashable, Sendable {
    package init() {}

    typealias KeyPath = WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>

    /// Always the same object: one that is written in a generic type is made anew each time.
    static var keyPath: KeyPath {
        ControlStyleKeyPaths.known.withLock { known in
            let identity = ObjectIdentifier(Configuration.self)
            if let path = known[identity] { return unsafeDowncast(path, to: KeyPath.self) }
            let path: KeyPath = \.[style: ControlStyleIndex()]
            known[identity] = path
            return path
        }
    }
}

private enum ControlStyleKeyPaths {
    /// By the type of the configuration.
    static let known = Locked<[ObjectIdentifier: AnyKeyPath]>([:])
}

extension EnvironmentValues {
    package subscript<Configuration>(style index: ControlStyleIndex<Configuration>) -> ControlStyle<Configuration>? {
        get { self[ControlStyleKey<Configuration>.self] }
        set { self[ControlStyleKey<Configuration>.self] = newValue }
    }
}

private struct ControlStyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration>? { nil }
}

/// Sets the style of the controls with a configuration.
nonisolated struct ControlStyleModifier<Style, Configuration, Content: View>: EnvironmentModifying {
    let style: Style
    let makeBody: @MainActor (Style, Configuration) -> Content

    func modify(_ environment: inout EnvironmentValues) {
        let index = ControlStyleIndex<Configuration>()
        environment[style: index] = ControlStyle(style, inside: environment[style: index], makeBody)
    }
}
