extension Picker {
    /// A picker with a view of the app's own for the current value. Styles that show the value beside the label, a menu
    /// and a link, show that view in place of the selected option.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self = Self(selection: selection, content: content, label: label).showing(currentValueLabel())
    }

    /// A picker for the same property of several things, with a view of the app's own for the current value.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self = Self(sources: sources, selection: selection, content: content, label: label)
            .showing(currentValueLabel())
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self = Self(titleKey, selection: selection, content: content).showing(currentValueLabel())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self = Self(title, selection: selection, content: content).showing(currentValueLabel())
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self = Self(titleKey, sources: sources, selection: selection, content: content).showing(currentValueLabel())
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// - Parameter systemImage: the name of a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self = Self(titleKey, systemImage: systemImage, selection: selection, content: content)
            .showing(currentValueLabel())
    }

    /// - Parameter systemImage: the name of a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self = Self(title, systemImage: systemImage, selection: selection, content: content)
            .showing(currentValueLabel())
    }
}
