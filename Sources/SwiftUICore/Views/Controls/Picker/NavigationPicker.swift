import Foundation
import Geometry
import Platform

/// A link to a list of the options; choosing one leads back. Outside of a navigation stack, a menu.
struct NavigationPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let parts: PickerParts<Label, SelectionValue, Content>
    @Environment(\.navigationController) private var controller
    @Environment(\.menuDismissal) private var menu
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        if menu != nil || controller == nil {
            MenuPicker(parts: parts)
        } else {
            NavigationLink {
                PickerScreen(parts: parts)
            } label: {
                LabeledControl(parts.label, isWide: true) {
                    parts.value.foregroundStyle(.secondary).dimmed(unless: isEnabled)
                }
            }
        }
    }

}

/// The options as a screen of their own, under the picker's label.
private struct PickerScreen<Label: View, SelectionValue: Hashable, Content: View>: View {
    let parts: PickerParts<Label, SelectionValue, Content>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List { PickerRows(parts: parts) { dismiss() } }
            .toolbar { ToolbarItem(placement: .principal) { parts.label.font(.headline) } }
            .navigationBarTitleDisplayMode(.inline)
    }
}
