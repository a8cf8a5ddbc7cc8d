import Geometry

extension TextEntrySource {
    /// A text as it is.
    init(_ text: Binding<String>) {
        self.init(read: { text.wrappedValue }, write: { text.wrappedValue = $0 })
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), prompt: nil, source: TextEntrySource(text))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), prompt: nil, source: TextEntrySource(text))
    }

    /// - Parameter prompt: stands in the empty field; nil is the title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, source: TextEntrySource(text))
    }

    /// - Parameter prompt: stands in the empty field; nil is the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, source: TextEntrySource(text))
    }

    /// - Parameter axis: vertical lets the field grow with its lines, as far as `lineLimit` allows, and scroll then.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleKey), prompt: nil, source: TextEntrySource(text), axis: axis)
    }

    /// - Parameter axis: vertical lets the field grow with its lines, as far as `lineLimit` allows, and scroll then.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(label: Text(title), prompt: nil, source: TextEntrySource(text), axis: axis)
    }

    /// - Parameters:
    ///   - prompt: stands in the empty field; nil is the title.
    ///   - axis: vertical lets the field grow with its lines, as far as `lineLimit` allows, and scroll then.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, source: TextEntrySource(text), axis: axis)
    }

    /// - Parameters:
    ///   - prompt: stands in the empty field; nil is the title.
    ///   - axis: vertical lets the field grow with its lines, as far as `lineLimit` allows, and scroll then.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(title), prompt: prompt, source: TextEntrySource(text), axis: axis)
    }
}

extension TextField {
    /// - Parameter prompt: stands in the empty field; nil is the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, source: TextEntrySource(text))
    }

    /// - Parameters:
    ///   - prompt: stands in the empty field; nil is the label.
    ///   - axis: vertical lets the field grow with its lines, as far as `lineLimit` allows, and scroll then.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, source: TextEntrySource(text), axis: axis)
    }
}

// MARK: The forms of iOS 13

extension TextField where Label == Text {
    /// - Parameters:
    ///   - onEditingChanged: called with true when the keyboard comes to the field, with false when it goes.
    ///   - onCommit: called when Return is pressed.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(titleKey), prompt: nil, source: TextEntrySource(text), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }

    /// - Parameters:
    ///   - onEditingChanged: called with true when the keyboard comes to the field, with false when it goes.
    ///   - onCommit: called when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            label: Text(title), prompt: nil, source: TextEntrySource(text), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }

    /// - Parameter onEditingChanged: called with true when the keyboard comes to the field, with false when it goes.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }

    /// - Parameter onEditingChanged: called with true when the keyboard comes to the field, with false when it goes.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }

    /// - Parameter onCommit: called when Return is pressed.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// - Parameter onCommit: called when Return is pressed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }
}
