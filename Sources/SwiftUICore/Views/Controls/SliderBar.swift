import Foundation
import Geometry
import Platform

/// The track and the knob of a slider.
struct SliderBar: View {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    /// nil is as fine as the pointer.
    let step: Double?
    let onEditingChanged: (Bool) -> Void
    /// From the pointer to the knob's middle while it is dragged.
    @State private var grip: CGFloat?
    @Environment(\.profile.controls) private var metrics
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.listRow) private var listRow
    @Environment(\.controlAppearance) private var appearance

    /// Points around the knob in which a touch takes it (from memory of UIKit's slider).
    private static let reach: CGFloat = 8
    /// What keys and screen readers move a slider without steps by, as a part of its range (UIKit's 10 %).
    private static let adjustment = 0.1

    var body: some View {
        SliderLayout(fraction: fraction, metrics: metrics) {
            Capsule().fill(appearance.sliderTrack ?? Color(SystemColor.sliderTrack))
            Capsule().fill(appearance.sliderTint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
            Capsule().fill(appearance.sliderKnob ?? Color(SystemColor.knob))
                .shadow(color: .black.opacity(0.12), radius: 6, y: 6)
                .shadow(color: .black.opacity(0.12), radius: 2, y: 0.5)
        }
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(control)
    }

    private var range: Double { bounds.upperBound - bounds.lowerBound }

    private var fraction: Double {
        guard range > 0, value.wrappedValue.isFinite else { return 0 }
        return min(1, max(0, (value.wrappedValue - bounds.lowerBound) / range))
    }

    private var control: ControlModifier {
        let percent = Text(fraction, format: .percent.precision(.fractionLength(0)))
        var control = ControlModifier(role: .slider, value: percent)
        control.track = follow
        control.key = handle
        control.adjust = { nudge($0 == .increment ? 1 : -1) }
        control.setValue = { string in
            guard let number = Double(string) else { return false }
            change { value.wrappedValue = nearest(to: number) }
            return true
        }
        return control
    }

    // MARK: Values

    /// The value that the slider can have that is nearest to one.
    private func nearest(to number: Double) -> Double {
        var number = number
        if let step, step > 0 {
            number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
            if number > bounds.upperBound { number -= step }
        }
        return min(bounds.upperBound, max(bounds.lowerBound, number))
    }

    private func change(_ body: () -> Void) {
        onEditingChanged(true)
        body()
        onEditingChanged(false)
    }

    private func nudge(_ count: Double) {
        change { value.wrappedValue = nearest(to: value.wrappedValue + count * (step ?? range * Self.adjustment)) }
    }

    private func handle(_ key: ControlKey) -> Bool {
        switch key {
        // In a list they lead to other rows.
        case .up where listRow != nil, .down where listRow != nil: return false
        case .next, .up: nudge(1)
        case .previous, .down: nudge(-1)
        case .first: change { value.wrappedValue = bounds.lowerBound }
        case .last: change { value.wrappedValue = nearest(to: bounds.upperBound) }
        case .activate: return false
        }
        return true
    }

    // MARK: Dragging

    private func follow(_ touch: ControlTouch) -> Bool {
        switch touch.phase {
        case .began: return begin(touch)
        case .moved: move(touch)
        case .ended, .cancelled:
            if grip != nil { onEditingChanged(false) }
            grip = nil
        }
        return true
    }

    private func begin(_ touch: ControlTouch) -> Bool {
        let knob = metrics.sliderKnobSize.width
        let distance = knob / 2 + CGFloat(fraction) * (touch.size.width - knob) - place(touch)
        guard abs(distance) <= knob / 2 + Self.reach else { return false }
        grip = distance
        onEditingChanged(true)
        return true
    }

    private func move(_ touch: ControlTouch) {
        let knob = metrics.sliderKnobSize.width
        guard let grip, touch.size.width > knob else { return }
        let part = (place(touch) + grip - knob / 2) / (touch.size.width - knob)
        let new = nearest(to: bounds.lowerBound + Double(min(1, max(0, part))) * range)
        if new != value.wrappedValue { value.wrappedValue = new }
    }

    /// From the end where the range starts.
    private func place(_ touch: ControlTouch) -> CGFloat {
        direction == .leftToRight ? touch.location.x : touch.size.width - touch.location.x
    }
}

/// Places the track, its filled part and the knob of a slider.
private nonisolated struct SliderLayout: Layout {
    var fraction: Double
    let metrics: ControlMetrics

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let width = proposal.width ?? metrics.sliderIdealWidth
        return CGSize(width: max(metrics.sliderKnobSize.width, width), height: metrics.sliderHeight)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard subviews.count == 3 else { return }
        let knob = metrics.sliderKnobSize
        let center = bounds.minX + knob.width / 2 + fraction * (bounds.width - knob.width)
        let start = CGPoint(x: bounds.minX, y: bounds.midY)
        let height = metrics.sliderTrackHeight
        subviews[0].place(
            at: start, anchor: .leading, proposal: ProposedViewSize(width: bounds.width, height: height))
        subviews[1].place(
            at: start, anchor: .leading, proposal: ProposedViewSize(width: center - bounds.minX, height: height))
        subviews[2].place(at: CGPoint(x: center, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(knob))
    }
}
