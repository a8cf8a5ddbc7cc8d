import Foundation
import Geometry
import Platform

/// A button that shows the selection and opens a menu with all options; in a list it is the whole row.
struct MenuPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let parts: PickerParts<Label, SelectionValue, Content>
    @State private var isOpen = false
    @State private var isPressed = false
    @Environment(\.listRow) private var listRow
    @Environment(\.menuDismissal) private var menu
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.profile.controls) private var metrics

    var body: some View {
        if menu != nil {
            SubmenuRow(label: parts.label) { MenuOptions(parts: parts) }
        } else if listRow != nil {
            LabeledControl(parts.label, isWide: true) {
                value.foregroundStyle(.secondary).dimmed(unless: isEnabled).modifier(press)
                    .presentation(isPresented: $isOpen, style: .menu()) { panel }
            }
        } else {
            value.foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
                .opacity(isPressed ? metrics.pressedOpacity : 1)
                .padding(.horizontal, metrics.regularButton.horizontalPadding)
                .padding(.vertical, metrics.regularButton.verticalPadding)
                .modifier(press)
                .presentation(isPresented: $isOpen, style: .menu()) { panel }
                .background { parts.label.unseen() }
                .modifier(LabelMergeModifier())
        }
    }

    private var press: PressModifier {
        PressModifier(
            isPressed: $isPressed, role: .picker, isContentValue: true, actsForRow: listRow != nil
        ) { isOpen = true }
    }

    /// The selected option and the arrows that stand for the others.
    private var value: some View {
        HStack(spacing: 4) {
            parts.value
            Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
        }
    }

    private var panel: some View {
        MenuPanel(dismiss: { isOpen = false }) { MenuOptions(parts: parts) }
    }
}

/// The options as items of a menu, the selected one with a checkmark.
struct MenuOptions<Label: View, SelectionValue: Hashable, Content: View>: View {
    let parts: PickerParts<Label, SelectionValue, Content>
    @Environment(\.menuDismissal) private var dismissal

    var body: some View {
        ElementsReader(parts.content) { options in
            let index = parts.selectedIndex(in: options)
            MenuRows(elements: options) { option in
                MenuRow(mark: option.id == index.map { options[$0].id } ? .on : .off) {
                    option
                } action: {
                    parts.select(option)
                    dismissal?.chosen()
                }
            }
        }
    }
}
