/// Makes windows for values of one type.
package struct WindowValueContent {
    let type: ObjectIdentifier
    /// The view of a window, which keeps its value in a box.
    let make: @MainActor (WindowValueBox) -> AnyView

    init<D: Hashable, Content: View>(_ type: D.Type, _ content: @escaping (Binding<D?>) -> Content) {
        self.type = ObjectIdentifier(type)
        // Scenes are described and shown on the main actor.
        let content = UncheckedBox(content)
        make = { box in
            let binding = Binding<D?>(
                get: { box.value?.base as? D },
                set: { box.value = $0.map { AnyHashable($0) } })
            return AnyView(content.value(binding))
        }
    }
}

/// The value that a window is for.
package final class WindowValueBox {
    var value: AnyHashable? { didSet { if value != oldValue { changed?() } } }
    var changed: (() -> Void)?

    init(_ value: AnyHashable?) { self.value = value }
}

extension WindowGroup {
    /// Windows for values of a type, one for each; `openWindow(value:)` opens them.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, type, content)
    }

    /// Windows for values of a type, one for each; `openWindow(id:value:)` opens them.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, type, content)
    }

    /// Windows for values of a type, one for each; `openWindow(value:)` opens them.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey).string(in: EnvironmentValues.atLaunch), nil, type, content)
    }

    /// Windows for values of a type, one for each; `openWindow(id:value:)` opens them.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey).string(in: EnvironmentValues.atLaunch), id, type, content)
    }

    /// Windows for values of a type, one for each, which begin with one of their own.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, nil, type) { content($0.replacingNil(defaultValue)) }
    }

    /// Windows for values of a type, one for each, which begin with one of their own.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id, type) { content($0.replacingNil(defaultValue)) }
    }

    private init<D: Codable & Hashable, C: View>(
        _ title: String?, _ id: String?, _ type: D.Type, _ content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: title, id: id, valueContent: WindowValueContent(type, content)) {
            PresentedWindowContent(content: content(.constant(nil)))
        }
    }
}

extension Binding {
    /// What is read where there is nothing.
    fileprivate func replacingNil<D>(_ value: @escaping () -> D) -> Binding<D> where Value == D? {
        Binding<D>(get: { wrappedValue ?? value() }, set: { wrappedValue = $0 })
    }
}

/// The content of a window for a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    let content: Content
    @MainActor public var body: some View { content }
}
