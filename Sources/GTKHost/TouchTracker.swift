import Foundation
import Platform

/// Makes pointer events of one finger, and pinches and turns of two.
///
/// When a second finger comes down, the first one's press is cancelled and the two transform; fingers beyond are ignored.
/// When one of two lifts, the transform ends, and the other does nothing more until it lifts too.
struct TouchTracker {
    private struct Finger {
        var identifier: UInt
        var location: CGPoint
    }

    /// How two fingers lie to each other.
    private struct Span {
        var center: CGPoint
        var length: CGFloat
        var angle: CGFloat

        init(_ first: CGPoint, _ second: CGPoint) {
            center = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
            let (x, y) = (second.x - first.x, second.y - first.y)
            // Fingers in one place would make every later scale infinite.
            length = max((x * x + y * y).squareRoot(), 1)
            angle = atan2(y, x)
        }
    }

    private var fingers: [Finger] = []
    private var isPressing = false
    private var start: Span?
    private var rotation: CGFloat = 0
    private var lastAngle: CGFloat = 0

    mutating func began(_ identifier: UInt, at location: CGPoint, time: Double) -> [InputEvent] {
        guard fingers.count < 2, !fingers.contains(where: { $0.identifier == identifier }) else { return [] }
        guard fingers.isEmpty || isPressing else { return [] }
        fingers.append(Finger(identifier: identifier, location: location))
        if fingers.count == 1 {
            isPressing = true
            return [press(.down, location, time)]
        }
        return beginTransform(time)
    }

    mutating func moved(_ identifier: UInt, to location: CGPoint, time: Double) -> [InputEvent] {
        guard let index = fingers.firstIndex(where: { $0.identifier == identifier }) else { return [] }
        fingers[index].location = location
        if start != nil { return [transform(.changed, time)] }
        return isPressing ? [press(.moved, location, time)] : []
    }

    mutating func ended(_ identifier: UInt, at location: CGPoint, time: Double) -> [InputEvent] {
        lift(identifier, pressPhase: .up, transformPhase: .ended, location: location, time: time)
    }

    mutating func cancelled(_ identifier: UInt, time: Double) -> [InputEvent] {
        guard let finger = fingers.first(where: { $0.identifier == identifier }) else { return [] }
        return lift(
            identifier, pressPhase: .cancelled, transformPhase: .cancelled, location: finger.location, time: time)
    }

    mutating func cancelAll(time: Double) -> [InputEvent] {
        let identifiers = fingers.map(\.identifier)
        return identifiers.flatMap { cancelled($0, time: time) }
    }

    private mutating func lift(
        _ identifier: UInt, pressPhase: PointerEvent.Phase, transformPhase: TransformEvent.Phase, location: CGPoint,
        time: Double
    ) -> [InputEvent] {
        guard fingers.contains(where: { $0.identifier == identifier }) else { return [] }
        let events: [InputEvent]
        if start != nil {
            events = [transform(transformPhase, time)]
        } else {
            events = isPressing ? [press(pressPhase, location, time)] : []
        }
        start = nil
        isPressing = false
        fingers.removeAll { $0.identifier == identifier }
        return events
    }

    private mutating func beginTransform(_ time: Double) -> [InputEvent] {
        isPressing = false
        let span = Span(fingers[0].location, fingers[1].location)
        start = span
        rotation = 0
        lastAngle = span.angle
        return [press(.cancelled, fingers[0].location, time), transform(.began, time)]
    }

    private mutating func transform(_ phase: TransformEvent.Phase, _ time: Double) -> InputEvent {
        let now = Span(fingers[0].location, fingers[1].location)
        // A turn may pass half a circle: only steps are taken the short way round.
        rotation += remainder(now.angle - lastAngle, 2 * .pi)
        lastAngle = now.angle
        let scale = now.length / (start?.length ?? now.length)
        return .transform(
            TransformEvent(phase: phase, location: now.center, scale: scale, rotation: rotation, time: time))
    }

    private func press(_ phase: PointerEvent.Phase, _ location: CGPoint, _ time: Double) -> InputEvent {
        .pointer(PointerEvent(phase: phase, location: location, time: time, device: .touch))
    }
}
