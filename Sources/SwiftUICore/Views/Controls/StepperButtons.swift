import Foundation
import Geometry
import Platform

/// The minus and the plus of a stepper.
struct StepperButtons: View {
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    let value: Text?
    let onEditingChanged: (Bool) -> Void
    @Environment(\.profile.controls) private var metrics
    @Environment(\.listRow) private var listRow

    var body: some View {
        HStack(spacing: 0) {
            StepperButton(
                glyph: StepperGlyph(isPlus: false), name: .decrement, action: onDecrement,
                onEditingChanged: onEditingChanged)
            Color(SystemColor.separator).frame(width: 1, height: metrics.stepperSize.height * 0.56)
            StepperButton(
                glyph: StepperGlyph(isPlus: true), name: .increment, action: onIncrement,
                onEditingChanged: onEditingChanged)
        }
        .frame(width: metrics.stepperSize.width, height: metrics.stepperSize.height)
        .background(Color(SystemColor.stepperFill))
        .clipShape(RoundedRectangle(cornerRadius: metrics.stepperCornerRadius, style: .continuous))
        .modifier(control)
    }

    private var control: ControlModifier {
        var control = ControlModifier(role: .stepper, value: value)
        control.containsElements = true
        control.adjust = { edit($0 == .increment ? onIncrement : onDecrement) }
        control.key = { key in
            switch key {
            // In a list they lead to other rows.
            case .up where listRow != nil, .down where listRow != nil: return false
            case .up, .next: edit(onIncrement)
            case .down, .previous: edit(onDecrement)
            case .activate, .first, .last: return false
            }
            return true
        }
        return control
    }

    private func edit(_ action: (() -> Void)?) {
        guard let action else { return }
        onEditingChanged(true)
        action()
        onEditingChanged(false)
    }
}

/// One half of a stepper, which acts again and again while it is held.
private struct StepperButton: View {
    let glyph: StepperGlyph
    let name: SystemString
    let action: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    @State private var isPressed = false
    /// It is held, and has acted.
    @State private var isEditing = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonRepeatBehavior) private var repeats

    var body: some View {
        (isPressed ? Color(SystemColor.systemFill) : Color.clear)
            .overlay {
                glyph.stroke(Color.primary, style: StrokeStyle(lineWidth: 1.8, lineCap: .round))
                    .frame(width: 14, height: 14)
                    .dimmed(unless: isEnabled && action != nil)
            }
            .background { SystemText(name).unseen() }
            .modifier(
                PressModifier(
                    isPressed: Binding(get: { isPressed }, set: press), repeats: repeats != .disabled,
                    takesKeys: false, action: act)
            )
            .disabled(action == nil)
    }

    private func press(_ isPressed: Bool) {
        self.isPressed = isPressed
        guard !isPressed, isEditing else { return }
        isEditing = false
        onEditingChanged(false)
    }

    /// A button that is held acts before it is let go, and may act again.
    private func act() {
        guard let action else { return }
        if !isEditing { onEditingChanged(true) }
        action()
        isEditing = isPressed
        if !isEditing { onEditingChanged(false) }
    }
}

private nonisolated struct StepperGlyph: Shape {
    let isPlus: Bool

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        guard isPlus else { return path }
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        return path
    }
}
