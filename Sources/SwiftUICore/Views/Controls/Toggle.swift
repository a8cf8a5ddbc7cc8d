import Foundation

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: @MainActor () -> Bool
    private let label: Label

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = { false }
        self.label = label()
    }

    /// A toggle that stands for the same property of several things: mixed where they differ.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = UncheckedBox(sources.map { $0[keyPath: isOn] })
        self.isOn = Binding(
            get: { bindings.value.allSatisfy(\.wrappedValue) },
            set: { value in for binding in bindings.value { binding.wrappedValue = value } })
        isMixed = { Set(bindings.value.map(\.wrappedValue)).count > 1 }
        self.label = label()
    }

    @MainActor
    public var body: some View {
        StyledControl(
            ToggleStyleConfiguration(
                label: .init(content: ControlLabel.makeTitled(of: label)), isOn: isOn, isMixed: isMixed())
        ) { DefaultToggleStyle().makeBody(configuration: $0) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle that a style is asked to draw, for the style that is set around it.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// - Parameter systemImage: the name of a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// - Parameter systemImage: the name of a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}
