import Foundation
import Geometry
import Platform

/// All options side by side, the selected one on a plate.
struct SegmentedPicker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let parts: PickerParts<Label, SelectionValue, Content>
    /// The segment under the pointer that is dragged.
    @State private var dragged: Int?
    @State private var pressed: Int?
    @Environment(\.profile.controls) private var metrics
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.listRow) private var listRow
    @Environment(\.layoutDirection) private var direction
    @Environment(\.segmentedAppearance) private var appearance

    var body: some View {
        segments
            .background {
                ZStack {
                    parts.label.unseen()
                    RoundedRectangle(cornerRadius: metrics.segmentedCornerRadius, style: .continuous)
                        .fill(appearance.ground ?? Color(SystemColor.segmentedTrack))
                }
            }
            .dimmed(unless: isEnabled)
            .modifier(LabelMergeModifier())
    }

    /// The selected segment is shown by a second making of the options where its title has a colour of its own: what an
    /// element is drawn with is told to the content that it is an element of.
    @ViewBuilder private var segments: some View {
        if let color = appearance.selectedTitleColor {
            ElementsReader(options(appearance.titleColor)) { options in
                ElementsReader(self.options(color)) { row(options, selected: $0) }
            }
        } else {
            ElementsReader(options(appearance.titleColor)) { row($0, selected: $0) }
        }
    }

    private func row(_ options: [ElementView], selected shown: [ElementView]) -> some View {
        let selected = dragged ?? parts.selectedIndex(in: options)
        return SegmentsLayout(selected: selected.map(Double.init), count: options.count, metrics: metrics) {
            plate.opacity(selected == nil ? 0 : 1)
            ForEach(Array(zip(options, shown).enumerated()), id: \.element.0.id) { index, option in
                segment(
                    index == selected ? option.1 : option.0, isSelected: index == selected, isPressed: index == pressed
                ) { parts.select(option.0) }
            }
            ForEach(Array(options.indices.dropLast()), id: \.self) { index in
                let isBesideSelected = index == selected || index + 1 == selected
                Color(SystemColor.separator).opacity(isBesideSelected ? 0 : 1)
            }
        }
        .animation(.easeOut(duration: 0.25), value: selected)
        .modifier(control(options))
    }

    private func options(_ color: Color?) -> some View {
        parts.content
            .font(appearance.titleFont ?? .system(size: metrics.segmentedPointSize, weight: .medium)).lineLimit(1)
            .foregroundStyle(color ?? .primary)
            .environment(\.automaticLabelStyle, AnyLabelStyle(TitleOnlyLabelStyle()))
    }

    private var plate: some View {
        RoundedRectangle(cornerRadius: metrics.segmentedSelectionCornerRadius, style: .continuous)
            .fill(appearance.selectedTint ?? Color(SystemColor.segmentedSelection))
            .shadow(color: .black.opacity(0.12), radius: 4, y: 3)
            .shadow(color: .black.opacity(0.04), radius: 0.5, y: 3)
            .padding(metrics.segmentedSelectionInset)
    }

    private func segment(
        _ option: ElementView, isSelected: Bool, isPressed: Bool, select: @escaping @MainActor () -> Void
    ) -> some View {
        var control = ControlModifier(role: .button)
        if isSelected { control.traits = .selected }
        control.activate = select
        return option.opacity(isPressed && !isSelected ? 0.3 : 1)
            .frame(maxWidth: .infinity, maxHeight: .infinity).modifier(control)
    }

    private func control(_ options: [ElementView]) -> ControlModifier {
        var control = ControlModifier(role: .picker)
        control.containsElements = true
        control.mode = .along(.horizontal)
        control.track = { follow($0, options) }
        control.key = { handle($0, options) }
        return control
    }

    // MARK: Input

    private func follow(_ touch: ControlTouch, _ options: [ElementView]) -> Bool {
        guard !options.isEmpty else { return false }
        let index = index(at: touch, of: options.count)
        switch touch.phase {
        case .began: pressed = index
        case .moved:
            if dragged != nil || touch.isDrag && pressed == parts.selectedIndex(in: options) { dragged = index }
        case .ended: parts.select(options[index])
        case .cancelled: break
        }
        if touch.phase == .ended || touch.phase == .cancelled { (dragged, pressed) = (nil, nil) }
        return true
    }

    private func index(at touch: ControlTouch, of count: Int) -> Int {
        let x = direction == .leftToRight ? touch.location.x : touch.size.width - touch.location.x
        guard touch.size.width > 0, x.isFinite else { return 0 }
        return min(count - 1, max(0, Int(x / touch.size.width * CGFloat(count))))
    }

    private func handle(_ key: ControlKey, _ options: [ElementView]) -> Bool {
        let selected = parts.selectedIndex(in: options)
        let target: Int
        switch key {
        // In a list they lead to other rows.
        case .up where listRow != nil, .down where listRow != nil: return false
        case .next, .down: target = selected.map { $0 + 1 } ?? 0
        case .previous, .up: target = selected.map { $0 - 1 } ?? 0
        case .first: target = 0
        case .last: target = options.count - 1
        case .activate: return false
        }
        if options.indices.contains(target) { parts.select(options[target]) }
        return true
    }
}

/// Segments of one width, a plate behind the selected one, and lines between them.
private nonisolated struct SegmentsLayout: Layout {
    /// Between two segments while it moves.
    var selected: Double?
    let count: Int
    let metrics: ControlMetrics

    var animatableData: Double {
        get { selected ?? 0 }
        set { if selected != nil { selected = newValue } }
    }

    /// The lines' height (from memory of iOS 13 to 18).
    private static let lineHeight: CGFloat = 16

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widest = subviews.dropFirst().prefix(count).map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let ideal = (widest + metrics.segmentPadding) * CGFloat(count)
        return CGSize(width: proposal.width ?? ideal, height: metrics.segmentedHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let segment = CGSize(width: bounds.width / CGFloat(max(1, count)), height: bounds.height)
        func left(_ index: Double) -> CGFloat { bounds.minX + CGFloat(index) * segment.width }
        for (index, subview) in subviews.enumerated() {
            switch index {
            case 0:
                let point = CGPoint(x: left(selected ?? 0), y: bounds.minY)
                subview.place(at: point, proposal: ProposedViewSize(segment))
            case 1...count:
                let point = CGPoint(x: left(Double(index - 1)), y: bounds.minY)
                subview.place(at: point, proposal: ProposedViewSize(segment))
            default:
                let point = CGPoint(x: left(Double(index - count)), y: bounds.midY)
                subview.place(
                    at: point, anchor: .center, proposal: ProposedViewSize(width: 1, height: Self.lineHeight))
            }
        }
    }
}
