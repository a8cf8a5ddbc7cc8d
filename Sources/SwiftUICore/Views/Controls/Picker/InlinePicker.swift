import Foundation
import Geometry
import Platform

/// A row of the list for each option, the selected one with a checkmark.
struct InlinePicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let parts: PickerParts<Label, SelectionValue, Content>
    @Environment(\.areLabelsHidden) private var isLabelHidden

    var body: some View {
        if !isLabelHidden { parts.label }
        PickerRows(parts: parts) {}
    }
}

/// The options as rows of a list.
struct PickerRows<Label: View, SelectionValue: Hashable, Content: View>: View {
    let parts: PickerParts<Label, SelectionValue, Content>
    let selected: @MainActor () -> Void

    var body: some View {
        ElementsReader(parts.content) { options in
            let index = parts.selectedIndex(in: options)
            ForEach(Array(options.enumerated()), id: \.element.id) { position, option in
                PickerRow(option: option, isSelected: position == index) {
                    parts.select(option)
                    selected()
                }
            }
        }
    }
}

private struct PickerRow: View {
    let option: ElementView
    let isSelected: Bool
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack {
            option.dimmed(unless: isEnabled)
            Spacer()
            if isSelected {
                Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint).accessibilityHidden(true)
            }
        }
        .modifier(
            PressModifier(
                isPressed: nil, traits: isSelected ? .selected : [], actsForRow: true, action: action))
    }
}
