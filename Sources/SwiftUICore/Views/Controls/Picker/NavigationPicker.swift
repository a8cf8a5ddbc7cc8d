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
            .modifier(PickerTitleModifier(label: parts.label))
            .navigationBarTitleDisplayMode(.inline)
    }
}

/// Makes a picker's label the title of its screen: a text is a title like any other, and leads back from further screens.
private struct PickerTitleModifier<Label: View>: ViewModifier {
    let label: Label

    func body(content: Content) -> some View {
        if let text = label as? Text {
            content.navigationTitle(text)
        } else {
            content.toolbar {
                ToolbarItem(placement: .principal) { label.font(.headline).accessibilityAddTraits(.isHeader) }
            }
        }
    }
}
