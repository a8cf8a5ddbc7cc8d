import Foundation
import Geometry
import Platform

/// Moves a scroll view: by wheel, by drag with inertia, and back into its limits.
@MainActor
package final class ScrollMotion: Responder {
    /// The part of its speed that a scroll view keeps from one millisecond to the next (UIScrollView's normal rate).
    private static let decelerationRate = 0.998
    /// How much less than the finger the content moves beyond its limits (UIScrollView's constant).
    private static let rubberBand: CGFloat = 0.55
    /// Points a second below which it stands still.
    private static let restingSpeed: CGFloat = 5
    /// The factor by which the way back shrinks in a second.
    private static let returnRate = 1e-6

    package nonisolated(unsafe) weak var node: ScrollNode?
    private var velocity = CGSize.zero
    private var ticket: FrameClock.Ticket?
    package private(set) nonisolated(unsafe) var isMoving = false {
        didSet { if isMoving != oldValue { node?.phaseMayHaveChanged() } }
    }
    package private(set) nonisolated(unsafe) var isDragging = false {
        didSet { if isDragging != oldValue { node?.phaseMayHaveChanged() } }
    }
    /// A pointer is down on the content.
    fileprivate(set) nonisolated(unsafe) var isPressed = false {
        didSet { if isPressed != oldValue { node?.phaseMayHaveChanged() } }
    }
    /// Ends what a wheel has begun, where nothing more comes for a moment.
    private nonisolated(unsafe) var wheelTicket: FrameClock.Ticket?
    private var lastTime: Double = 0
    private var dragStart = CGPoint.zero
    /// How fast two fingers move on a touchpad.
    private var fingers = PointerVelocity()
    private var fingerPlace = CGPoint.zero

    package nonisolated init() {}

    /// What the user does.
    package nonisolated var phase: ScrollPhase {
        if isDragging || wheelTicket != nil { return .interacting }
        return isMoving ? .decelerating : isPressed ? .tracking : .idle
    }

    /// How fast the content goes on by itself, in points a second.
    var contentVelocity: CGVector? {
        isMoving && !isDragging ? CGVector(dx: velocity.width, dy: velocity.height) : nil
    }

    /// The app scrolls now.
    func endWheel() {
        wheelTicket?.cancel()
        wheelTicket = nil
    }

    private func wheelTurned() {
        guard let node, node.tellsPhases else { return }
        wheelTicket?.cancel()
        // The last frame may lie long ago.
        let now = max(node.viewGraph.time, node.viewGraph.currentTime?() ?? 0)
        wheelTicket = node.viewGraph.clock.at(now + 0.15) { [weak self] in
            self?.wheelTicket = nil
            self?.node?.phaseMayHaveChanged()
        }
        node.phaseMayHaveChanged()
    }

    var isEnabled: Bool { node?.environment.values.value(of: IsScrollEnabledKey.self) ?? false }

    package func scroll(_ event: ScrollEvent) -> Bool {
        guard isEnabled, let node else { return false }
        if event.phase == .ended { return fingersLifted(at: event.time) }
        stop()
        dismissKeyboard()
        let start = node.offset
        guard node.scroll(by: event.delta) else {
            fingers = PointerVelocity()
            return false
        }
        node.tellTabBar(node.offset.y - start.y)
        wheelTurned()
        fingerPlace = CGPoint(x: fingerPlace.x + event.delta.width, y: fingerPlace.y + event.delta.height)
        fingers.add(fingerPlace, at: event.time)
        if node.options.behavior != nil { alignSoon(from: start) }
        return true
    }

    /// A touchpad says when its fingers are off: the content goes on by itself. A wheel never does.
    private func fingersLifted(at time: Double) -> Bool {
        let velocity = fingers.value(at: time)
        fingers = PointerVelocity()
        guard velocity != .zero else { return false }
        release(velocity: velocity)
        return true
    }

    /// A wheel has no end of its own: where nothing more comes for a moment, the content goes to its place.
    private func alignSoon(from start: CGPoint) {
        guard let node else { return }
        dragStart = ticket == nil ? start : dragStart
        ticket = node.viewGraph.clock.at(node.viewGraph.time + 0.15) { [weak self] in
            MainActor.assumeIsolated { self?.release(velocity: .zero) }
        }
        node.viewGraph.requestFrame?()
    }

    private func dismissKeyboard() {
        guard let node else { return }
        let mode = node.environment.values.value(of: ScrollDismissesKeyboardKey.self)
        if mode == .immediately || mode == .interactively { node.viewGraph.endTextEntry() }
    }

    package func makeRecognizers() -> [GestureRecognizer] {
        guard let node, isEnabled else { return [] }
        stop()
        return [PanRecognizer(node: node, axes: node.scrollAxes, motion: self)]
    }

    // MARK: Dragging

    func drag(from start: CGPoint, by translation: CGSize) {
        guard let node else { return }
        if !isDragging { dismissKeyboard() }
        isMoving = true
        isDragging = true
        dragStart = start
        let (limits, old) = (node.offsetLimits, node.offset)
        // Beyond its ends content is pulled, not scrolled.
        defer { if node.offset == node.clamped(node.offset) { node.tellTabBar(node.offset.y - old.y) } }
        node.scroll(
            to: CGPoint(
                x: node.scrollAxes.contains(.horizontal)
                    ? banded(start.x - translation.width, limits.minX, limits.maxX, node.size.width, .horizontal)
                    : start.x,
                y: node.scrollAxes.contains(.vertical)
                    ? banded(start.y - translation.height, limits.minY, limits.maxY, node.size.height, .vertical)
                    : start.y))
    }

    /// Beyond the limits the content follows ever less.
    private func banded(
        _ value: CGFloat, _ least: CGFloat, _ most: CGFloat, _ length: CGFloat, _ axis: Axis
    ) -> CGFloat {
        let bounce = bounce(along: axis)
        if bounce == .never { return min(max(value, least), max(least, most)) }
        if most <= least, bounce == .basedOnSize { return least }
        func beyond(_ distance: CGFloat) -> CGFloat {
            (1 - 1 / (distance * Self.rubberBand / max(length, 1) + 1)) * length
        }
        if value < least { return least - beyond(least - value) }
        if value > most { return most + beyond(value - most) }
        return value
    }

    private func bounce(along axis: Axis) -> ScrollBounceBehavior {
        guard let values = node?.environment.values else { return .automatic }
        return axis == .vertical
            ? values.value(of: VerticalBounceKey.self) : values.value(of: HorizontalBounceKey.self)
    }

    /// The finger is off: the content goes on by itself.
    /// - Parameter velocity: points a second.
    func release(velocity: CGSize) {
        guard let node else { return }
        isDragging = false
        if let rest = restingPlace(velocity: velocity) { return glide(to: rest) }
        self.velocity = CGSize(
            width: node.scrollAxes.contains(.horizontal) ? -velocity.width : 0,
            height: node.scrollAxes.contains(.vertical) ? -velocity.height : 0)
        lastTime = node.viewGraph.time
        isMoving = true
        ticket = node.viewGraph.clock.everyFrame { [weak self] time in self?.step(to: time) ?? false }
        node.viewGraph.requestFrame?()
    }

    /// Where a behaviour of the app's wants the content to come to rest; nil where there is none.
    private func restingPlace(velocity: CGSize) -> CGPoint? {
        guard let node else { return nil }
        // The way that is left when the speed falls by the rate in each millisecond.
        let reach = -1 / (1000 * CGFloat(log(Self.decelerationRate)))
        let end = CGPoint(x: node.offset.x - velocity.width * reach, y: node.offset.y - velocity.height * reach)
        return node.restingPlace(from: dragStart, towards: end, velocity: velocity)
    }

    /// Goes to a place by itself, ever slower.
    func glide(to end: CGPoint) {
        guard let node else { return }
        stop()
        isMoving = true
        lastTime = node.viewGraph.time
        ticket = node.viewGraph.clock.everyFrame { [weak self] time in
            MainActor.assumeIsolated { self?.glideStep(to: end, at: time) ?? false }
        }
        node.viewGraph.requestFrame?()
    }

    /// The factor by which the way that is left shrinks in a second of a glide.
    private static let glideRate = 1e-5

    private func glideStep(to end: CGPoint, at time: Double) -> Bool {
        guard let node, node.isAttached else { return false }
        let factor = CGFloat(pow(Self.glideRate, max(0, time - lastTime)))
        lastTime = time
        let left = CGSize(width: (node.offset.x - end.x) * factor, height: (node.offset.y - end.y) * factor)
        isMoving = max(abs(left.width), abs(left.height)) >= 0.5
        node.scroll(to: isMoving ? CGPoint(x: end.x + left.width, y: end.y + left.height) : end)
        return isMoving
    }

    func stop() {
        node?.stopAnimation()
        ticket?.cancel()
        ticket = nil
        isMoving = false
        isDragging = false
    }

    private func step(to time: Double) -> Bool {
        guard let node, node.isAttached else { return false }
        let elapsed = max(0, min(time - lastTime, 0.1))
        lastTime = time
        let limits = node.offsetLimits
        let x = advance(.horizontal, node.offset.x, velocity.width, limits.minX, limits.maxX, elapsed)
        let y = advance(.vertical, node.offset.y, velocity.height, limits.minY, limits.maxY, elapsed)
        velocity = CGSize(width: x.velocity, height: y.velocity)
        isMoving = x.isMoving || y.isMoving
        node.scroll(to: CGPoint(x: x.position, y: y.position))
        return isMoving
    }

    private func advance(
        _ axis: Axis, _ position: CGFloat, _ velocity: CGFloat, _ least: CGFloat, _ most: CGFloat, _ elapsed: Double
    ) -> (position: CGFloat, velocity: CGFloat, isMoving: Bool) {
        let rest = min(max(position, least), most)
        if position != rest {
            let left = (position - rest) * CGFloat(pow(Self.returnRate, elapsed))
            return abs(left) < 0.5 ? (rest, 0, false) : (rest + left, 0, true)
        }
        guard abs(velocity) > Self.restingSpeed else { return (position, 0, false) }
        let next = position + velocity * CGFloat(elapsed)
        if bounce(along: axis) == .never, next < least || next > most { return (next < least ? least : most, 0, false) }
        return (next, velocity * CGFloat(pow(Self.decelerationRate, elapsed * 1000)), true)
    }
}

/// Takes a drag along the axes of a scroll view away from what is inside it.
@MainActor
package final class PanRecognizer: GestureRecognizer {
    /// Points that the pointer has to move (UIScrollView's threshold, from memory).
    private static let threshold: CGFloat = 10

    private let axes: Axis.Set
    private let motion: ScrollMotion
    private var start = CGPoint.zero
    private var startOffset = CGPoint.zero
    private var velocity = PointerVelocity()

    init(node: ScrollNode, axes: Axis.Set, motion: ScrollMotion) {
        self.axes = axes
        self.motion = motion
        super.init(node: node)
    }

    override package var preempts: Bool { true }

    override package func handle(_ event: PointerEvent) {
        velocity.add(event)
        switch event.phase {
        case .down:
            motion.isPressed = true
            start = event.location
            startOffset = (node as? ScrollNode)?.offset ?? .zero
        case .moved: moved(event)
        case .up: up(event)
        case .cancelled: finish(velocity: .zero)
        case .hovered, .left: break
        }
    }

    private func moved(_ event: PointerEvent) {
        let translation = CGSize(width: event.location.x - start.x, height: event.location.y - start.y)
        if state == .possible {
            let along = max(
                axes.contains(.horizontal) ? abs(translation.width) : 0,
                axes.contains(.vertical) ? abs(translation.height) : 0)
            guard along > Self.threshold else { return }
            if isForSheet(translation) {
                motion.isPressed = false
                state = .failed
                return
            }
            // From here on the content follows the finger without a jump.
            start = event.location
            state = .ready
        } else if state == .active {
            motion.drag(from: startOffset, by: translation)
        }
    }

    /// At the start of the content a drag moves the sheet that the scroll view is in.
    private func isForSheet(_ translation: CGSize) -> Bool {
        guard abs(translation.height) > abs(translation.width), let node = node as? ScrollNode,
            let sheet = node.enclosingSheet
        else { return false }
        return sheet.takesDrag(by: translation.height, isAtStart: node.offset.y <= node.offsetLimits.minY)
    }

    override package func act() { state = .active }

    private func up(_ event: PointerEvent) {
        guard state == .active else {
            motion.isPressed = false
            state = .failed
            return
        }
        finish(velocity: velocity.value(at: event.time))
    }

    private func finish(velocity: CGSize) {
        motion.isPressed = false
        if state == .active { motion.release(velocity: velocity) }
        state = .ended
    }
}
