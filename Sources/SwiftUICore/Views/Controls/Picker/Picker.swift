import Foundation
import RuntimeWarnings

/// A control that selects one of several options, which are known by their tags.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content
    /// What stands for the selected option; nil is the option itself.
    private var currentValue: AnyView?
    @Environment(\.pickerStyleKind) private var style
    @Environment(\.menuDismissal) private var menu
    @Environment(\.listRow) private var listRow

    /// - Parameters:
    ///   - selection: the tag of the option that is selected; one that no option has selects none.
    ///   - content: the options, each with a tag; those of a `ForEach` are also known by their identity.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// The form of iOS 13.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    /// A picker for the same property of several things; where they differ, nothing is selected.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        let bindings = UncheckedBox(sources.map { $0[keyPath: selection] })
        precondition(!bindings.value.isEmpty, "A Picker needs at least one source.")
        self.init(
            selection: Binding(
                get: { bindings.value[0].wrappedValue },
                set: { value in for binding in bindings.value { binding.wrappedValue = value } }),
            content: content, label: label)
    }

    /// The picker with a view that stands for the selected option where that is shown alone.
    func showing(_ currentValue: some View) -> Self {
        var picker = self
        picker.currentValue = AnyView(currentValue)
        return picker
    }

    @MainActor
    public var body: some View {
        let parts = PickerParts(label: label, selection: selection, content: content, currentValue: currentValue)
        switch effectiveStyle {
        case .segmented, .palette: SegmentedPicker(parts: parts)
        case .inline:
            if menu != nil { MenuOptions(parts: parts) } else { InlinePicker(parts: parts) }
        case .wheel: WheelPicker(parts: parts)
        case .navigationLink: NavigationPicker(parts: parts)
        case .menu, .automatic: MenuPicker(parts: parts)
        }
    }

    private var effectiveStyle: PickerStyleKind {
        if menu != nil { return style == .menu ? .menu : .inline }
        if style == .inline && listRow == nil { return .wheel }
        return style
    }
}

/// What every style makes a picker of.
struct PickerParts<Label: View, SelectionValue: Hashable, Content: View> {
    let label: Label
    let selection: Binding<SelectionValue>
    let content: Content
    /// What stands for the selected option; nil is the option itself.
    let currentValue: AnyView?

    /// The selected option where it is shown alone.
    @MainActor @ViewBuilder
    var value: some View {
        if let currentValue {
            currentValue
        } else {
            ElementsReader(content) { options in
                if let index = selectedIndex(in: options) { options[index] }
            }
        }
    }

    /// The selected one of the options.
    @MainActor
    func selectedIndex(in options: [ElementView]) -> Int? {
        let selection = selection.wrappedValue
        let index = options.firstIndex { $0.tag(as: SelectionValue.self) == selection }
        // Where there are no options at all, they are still to come.
        if index == nil, !options.isEmpty {
            RuntimeWarning.report(
                "Picker: no option has the tag “\(selection)” of type \(SelectionValue.self), which is selected; none is "
                    + "shown as selected.", once: "Picker.selection.\(SelectionValue.self)")
        }
        return index
    }

    @MainActor
    func select(_ option: ElementView) {
        guard let tag = option.tag(as: SelectionValue.self) else {
            RuntimeWarning.report(
                "Picker: an option without a tag of type \(SelectionValue.self) can't be selected.",
                once: "Picker.tag.\(SelectionValue.self)")
            return
        }
        if selection.wrappedValue != tag { selection.wrappedValue = tag }
    }
}

extension Picker where Label == Text {
    /// - Parameters:
    ///   - selection: the tag of the option that is selected; one that no option has selects none.
    ///   - content: the options, each with a tag; those of a `ForEach` are also known by their identity.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }

    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// - Parameter systemImage: the name of a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// - Parameter systemImage: the name of a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}
