import Foundation
import Geometry
import Platform

/// The switch of a toggle: a track and a knob that a tap or a drag moves.
struct Switch: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.profile.controls) private var metrics
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var environmentTint
    @Environment(\.controlAppearance) private var appearance
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        ZStack {
            Capsule().fill(Color(SystemColor.switchTrack))
            Capsule().fill(fill).opacity(isOn ? 1 : 0)
            knob
        }
        .frame(width: metrics.switchSize.width, height: metrics.switchSize.height)
        .opacity(isEnabled ? 1 : 0.5)
        .animation(.easeInOut(duration: 0.2), value: isOn)
        .modifier(control)
    }

    private var isOn: Bool { configuration.isOn }

    private var fill: AnyShapeStyle {
        tint.map { AnyShapeStyle($0) } ?? appearance.switchTint.map { AnyShapeStyle($0) } ?? environmentTint
            ?? AnyShapeStyle(Color.green)
    }

    private var knob: some View {
        Capsule().fill(appearance.switchKnob ?? Color(SystemColor.knob))
            .frame(width: metrics.switchKnobSize.width, height: metrics.switchKnobSize.height)
            .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
            .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1)
            .offset(x: isOn ? travel : -travel)
    }

    private var travel: CGFloat {
        (metrics.switchSize.width - metrics.switchKnobSize.width) / 2 - metrics.switchKnobInset
    }

    private var control: ControlModifier {
        var control = ControlModifier(role: .toggle, value: configuration.spokenValue)
        control.mode = .along(.horizontal)
        control.track = follow
        control.key = { key in
            guard key == .activate else { return false }
            configuration.toggle()
            return true
        }
        return control
    }

    /// A tap turns it, a drag across the middle too.
    private func follow(_ touch: ControlTouch) -> Bool {
        switch touch.phase {
        case .began, .cancelled: break
        case .moved: if touch.isDrag { turn(to: touch.location.x > touch.size.width / 2) }
        case .ended: if !touch.isDrag { configuration.toggle() }
        }
        return true
    }

    private func turn(to isRight: Bool) {
        let value = isRight == (direction == .leftToRight)
        if value != isOn { configuration.isOn = value }
    }
}
