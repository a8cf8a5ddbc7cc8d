import Geometry

extension TextField where Label == Text {
    /// - Parameters:
    ///   - selection: takes what is selected, and selects what it is set to.
    ///   - prompt: stands in the empty field; nil is the title.
    ///   - axis: vertical lets the field grow with its lines; nil is horizontal.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// - Parameters:
    ///   - selection: takes what is selected, and selects what it is set to.
    ///   - prompt: stands in the empty field; nil is the title.
    ///   - axis: vertical lets the field grow with its lines; nil is horizontal.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}

extension TextField {
    /// - Parameters:
    ///   - selection: takes what is selected, and selects what it is set to.
    ///   - prompt: stands in the empty field; nil is the label.
    ///   - axis: vertical lets the field grow with its lines; nil is horizontal.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), prompt: prompt, source: TextEntrySource(text), axis: axis ?? .horizontal)
        self.selection = selection
    }
}
