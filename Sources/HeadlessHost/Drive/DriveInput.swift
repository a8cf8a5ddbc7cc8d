import DriveScripts
import Foundation
import Geometry
import Platform

/// Turns what a script's user does into events, and lets the frames that follow be made.
///
/// Fingers, not a mouse: an app of a phone is driven.
@MainActor
struct DriveInput {
    let host: HeadlessHost

    /// Seconds that a long press lasts, a little more than the half that a gesture waits for by default.
    private static let longPressDuration = 0.6
    /// Seconds between two taps of a double tap.
    private static let doubleTapInterval = 0.1
    private static let dragDuration = 0.3
    private static let swipeDuration = 0.15
    private static let dragSteps = 12
    /// The part of an element that a swipe runs over.
    private static let swipePart: CGFloat = 0.6
    /// Points that a swipe runs at least, as long as it stays in the window: half a phone's width.
    private static let swipeLength: CGFloat = 195

    func tap(_ point: CGPoint, count: Int) throws {
        for index in 0..<count {
            if index > 0 { host.driver.advance(by: Self.doubleTapInterval) }
            try send(.down, point)
            try send(.up, point)
        }
    }

    func longPress(_ point: CGPoint) throws {
        try send(.down, point)
        host.driver.advance(by: Self.longPressDuration)
        try send(.up, point)
    }

    func drag(from start: CGPoint, to end: CGPoint) throws { try drag(from: start, to: end, Self.dragDuration) }

    func swipe(_ direction: DriveStep.Direction, in frame: CGRect) throws {
        let unit = direction.unit
        let length = CGSize(
            width: max(frame.width * Self.swipePart, Self.swipeLength),
            height: max(frame.height * Self.swipePart, Self.swipeLength))
        let half = CGVector(
            dx: unit.dx * frame.width * Self.swipePart / 2, dy: unit.dy * frame.height * Self.swipePart / 2)
        let start = frame.center - half
        let end = start + CGVector(dx: unit.dx * length.width, dy: unit.dy * length.height)
        let size = try window().metrics.size
        let within = CGPoint(x: min(max(end.x, 0), size.width), y: min(max(end.y, 0), size.height))
        try drag(from: start, to: within, Self.swipeDuration)
    }

    func drop(from start: CGPoint, on end: CGPoint) throws {
        try drag(from: start, to: end, Self.dragDuration, hold: Self.longPressDuration)
    }

    /// - Parameter hold: seconds that the finger rests before it moves.
    private func drag(from start: CGPoint, to end: CGPoint, _ duration: Double, hold: Double = 0) throws {
        try send(.down, start)
        if hold > 0 { host.driver.advance(by: hold) }
        for step in 1...Self.dragSteps {
            host.driver.advance(by: duration / Double(Self.dragSteps))
            let part = CGFloat(step) / CGFloat(Self.dragSteps)
            try send(.moved, start.interpolated(towards: end, amount: part))
        }
        try send(.up, end)
    }

    /// The content moves against the direction, as it does under a finger on a wheel.
    func scroll(_ direction: DriveStep.Direction, by length: Double, at point: CGPoint) throws {
        let unit = direction.unit
        let delta = CGSize(width: -unit.dx * length, height: -unit.dy * length)
        let window = try window()
        let isTaken = window.content.handle(
            .scroll(ScrollEvent(location: point, delta: delta, phase: .changed, time: window.now)))
        guard isTaken else { throw DriveProblem("nothing there can be scrolled") }
        _ = window.content.handle(.scroll(ScrollEvent(location: point, delta: .zero, phase: .ended, time: window.now)))
        host.driver.update()
    }

    /// Two fingers around a point.
    func transform(scale: Double, degrees: Double, at point: CGPoint) throws {
        var isTaken = try send(.began, scale: 1, degrees: 0, at: point)
        for step in 1...Self.dragSteps {
            host.driver.advance(by: Self.dragDuration / Double(Self.dragSteps))
            let part = Double(step) / Double(Self.dragSteps)
            // Equal steps of a scale are equal factors.
            if try send(.changed, scale: pow(scale, part), degrees: degrees * part, at: point) { isTaken = true }
        }
        if try send(.ended, scale: scale, degrees: degrees, at: point) { isTaken = true }
        guard isTaken else { throw DriveProblem("nothing there follows two fingers") }
    }

    private func send(
        _ phase: TransformEvent.Phase, scale: Double, degrees: Double, at point: CGPoint
    ) throws -> Bool {
        let window = try window()
        let isTaken = window.content.handle(
            .transform(
                TransformEvent(
                    phase: phase, location: point, scale: scale, rotation: degrees * .pi / 180, time: window.now)))
        host.driver.update()
        return isTaken
    }

    func type(_ text: String) throws {
        for character in text {
            let isASCII = character.isASCII && !character.isNewline
            if isASCII {
                try type(DriveKey(Character(character.lowercased()), character.isUppercase ? .shift : []), character)
            } else if character.isNewline {
                try press(DriveKey("\r"))
            } else {
                try enter(String(character))
            }
        }
    }

    /// A key of the keyboard, which becomes text where nothing takes it.
    private func type(_ key: DriveKey, _ character: Character) throws {
        let isTaken = try send(key, .down)
        if !isTaken { try enter(String(character)) }
        _ = try send(key, .up)
    }

    func press(_ key: DriveKey) throws {
        let isTaken = try send(key, .down)
        if !isTaken, let text = key.text { try enter(text) }
        _ = try send(key, .up)
    }

    private func enter(_ text: String) throws {
        let isTaken = try window().content.handle(.text(text))
        host.driver.update()
        guard isTaken else { throw DriveProblem("nothing has the keyboard, so “\(text)” can't be typed") }
    }

    private func send(_ key: DriveKey, _ phase: KeyEvent.Phase) throws -> Bool {
        let window = try window()
        let isTaken = window.content.handle(
            .key(KeyEvent(phase: phase, key: key.character, modifiers: key.modifiers, time: window.now)))
        host.driver.update()
        return isTaken
    }

    private func send(_ phase: PointerEvent.Phase, _ point: CGPoint) throws {
        let window = try window()
        _ = window.content.handle(
            .pointer(PointerEvent(phase: phase, location: point, time: window.now, device: .touch)))
        host.driver.update()
    }

    private func window() throws -> HeadlessWindow {
        guard let window = host.windows.last else { throw DriveProblem("no window is open") }
        return window
    }
}

extension DriveStep.Direction {
    /// Of length 1, y downwards.
    fileprivate var unit: CGVector {
        switch self {
        case .left: CGVector(dx: -1, dy: 0)
        case .right: CGVector(dx: 1, dy: 0)
        case .up: CGVector(dx: 0, dy: -1)
        case .down: CGVector(dx: 0, dy: 1)
        }
    }
}
