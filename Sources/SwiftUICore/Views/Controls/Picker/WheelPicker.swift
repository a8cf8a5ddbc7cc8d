import Foundation
import Geometry
import Platform

/// A wheel with all options.
struct WheelPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let parts: PickerParts<Label, SelectionValue, Content>
    @Environment(\.profile.controls) private var metrics
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        ElementsReader(parts.content.font(.system(size: metrics.wheelPointSize)).lineLimit(1)) { options in
            WheelColumn(
                count: options.count, selection: parts.selectedIndex(in: options) ?? 0,
                select: { if options.indices.contains($0) { parts.select(options[$0]) } },
                row: { options[$0] })
        }
        .frame(height: metrics.wheelSize.height)
        .background { parts.label.unseen() }
        .modifier(LabelMergeModifier())
    }
}

/// A wheel on its band, with keys and a voice.
struct WheelColumn<Row: View>: View {
    let count: Int
    let selection: Int
    var isEndless = false
    /// Not where several wheels have one band.
    var hasBand = true
    let select: @MainActor (Int) -> Void
    let row: @MainActor (Int) -> Row
    @Environment(\.profile.controls) private var metrics
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Wheel(count: count, selection: selection, isEndless: isEndless, select: select, row: row)
            .background { if hasBand { band } }
            .dimmed(unless: isEnabled)
            .modifier(control)
    }

    private var band: some View {
        RoundedRectangle(cornerRadius: metrics.wheelBandCornerRadius, style: .continuous)
            .fill(Color(SystemColor.tertiarySystemFill)).frame(height: metrics.wheelRowHeight).padding(.horizontal, 9)
    }

    private var control: ControlModifier {
        var control = ControlModifier(role: .picker)
        control.isContentValue = true
        control.adjust = { step($0 == .increment ? 1 : -1) }
        control.key = { key in
            switch key {
            case .down: step(1)
            case .up: step(-1)
            case .first: select(0)
            case .last: select(max(0, count - 1))
            case .activate, .next, .previous: return false
            }
            return true
        }
        return control
    }

    private func step(_ distance: Int) {
        guard count > 0 else { return }
        let next = selection + distance
        if isEndless { select((next + count) % count) } else if (0..<count).contains(next) { select(next) }
    }
}
