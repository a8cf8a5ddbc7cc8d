import Foundation
import XCTest

extension XCUIElement {
    /// Touches the middle of the element.
    public func tap(file: StaticString = #filePath, line: UInt = #line) { touch("tap", file, line) }

    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) { touch("doubletap", file, line) }

    /// A press is a long one from half a second on.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        touch(duration >= 0.5 ? "longpress" : "tap", file, line)
    }

    /// Presses and drags to the middle of another element.
    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUIElement, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard let start = center(file, line), let end = other.center(file, line) else { return }
        perform("drag \(start.step) to \(end.step)", file, line)
    }

    public func swipeUp(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line) {
        swipe(0, -1, file, line)
    }

    public func swipeDown(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line)
    {
        swipe(0, 1, file, line)
    }

    public func swipeLeft(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line)
    {
        swipe(-1, 0, file, line)
    }

    public func swipeRight(velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath, line: UInt = #line)
    {
        swipe(1, 0, file, line)
    }

    /// Types into the element, which has to have the keyboard.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let snapshot = found(file, line) else { return }
        guard self is XCUIApplication || ([snapshot] + snapshot.descendants).contains(where: \.hasFocus) else {
            return XCTFail(
                "Failed to synthesize event: neither \(resolution.description) nor any descendant has keyboard focus.",
                file: file, line: line)
        }
        for step in TypedText(text).steps { perform(step, file, line) }
    }

    /// Presses a key of a keyboard.
    public func typeKey(_ key: XCUIKeyboardKey, file: StaticString = #filePath, line: UInt = #line) {
        for step in TypedText(key.rawValue).steps { perform(step, file, line) }
    }

    /// Moves two fingers apart (a scale above 1) or together.
    public func pinch(
        withScale scale: CGFloat, velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let center = center(file, line) else { return }
        perform("pinch \(scale) on \(center.step)", file, line)
    }

    /// Turns two fingers, by radians, clockwise.
    public func rotate(
        _ rotation: CGFloat, withVelocity velocity: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let center = center(file, line) else { return }
        perform("rotate \(rotation * 180 / .pi) on \(center.step)", file, line)
    }

    /// Drags the knob of a slider.
    /// - Parameter position: 0 (the lowest value) to 1.
    public func adjust(toNormalizedSliderPosition position: CGFloat, file: StaticString = #filePath, line: UInt = #line)
    {
        guard let snapshot = found(file, line) else { return }
        let frame = snapshot.rectangle
        let present = normalizedSliderPosition
        func point(_ part: CGFloat) -> CGPoint {
            // The middle of the knob runs from half its width to half its width before the end.
            CGPoint(x: frame.minX + Self.knob / 2 + (frame.width - Self.knob) * part, y: frame.midY)
        }
        perform("drag \(point(present).step) to \(point(min(max(position, 0), 1)).step)", file, line)
    }

    private static let knob: CGFloat = 28

    /// Where the knob of a slider is, 0 to 1, as far as its value tells: a percentage.
    public var normalizedSliderPosition: CGFloat {
        let digits = snapshot?.value.filter { $0.isNumber || $0 == "." } ?? ""
        return min(max((Double(digits) ?? 0) / 100, 0), 1)
    }

    // MARK: -

    private func touch(_ step: String, _ file: StaticString, _ line: UInt) {
        guard let snapshot = found(file, line) else { return }
        if let typed = KeyboardSnapshot.step(for: snapshot) { return perform(typed, file, line) }
        guard let point = center(file, line) else { return }
        perform("\(step) \(point.step)", file, line)
    }

    private func swipe(_ x: CGFloat, _ y: CGFloat, _ file: StaticString, _ line: UInt) {
        guard let snapshot = found(file, line), let window = ElementResolution.windowBounds else { return }
        let frame = snapshot.rectangle.intersection(window)
        // Over the middle three fifths, or on to half a phone's width where the element is smaller; within the window.
        let start = CGPoint(x: frame.midX - x * frame.width * 0.3, y: frame.midY - y * frame.height * 0.3)
        let length = CGSize(width: max(frame.width * 0.6, 195), height: max(frame.height * 0.6, 195))
        let end = CGPoint(
            x: min(max(start.x + x * length.width, window.minX + 1), window.maxX - 1),
            y: min(max(start.y + y * length.height, window.minY + 1), window.maxY - 1))
        perform("drag \(start.step) to \(end.step)", file, line)
    }

    /// The visible middle; an element beyond the edge of a list is scrolled to before.
    private func center(_ file: StaticString, _ line: UInt) -> CGPoint? {
        guard let window = ElementResolution.windowBounds, found(file, line) != nil else { return nil }
        for _ in 0..<3 {
            guard let frame = snapshot?.rectangle else { break }
            let visible = frame.intersection(window)
            if !visible.isNull, visible.height > 0, visible.width > 0,
                window.contains(CGPoint(x: frame.midX, y: frame.midY))
            {
                return CGPoint(x: visible.midX, y: visible.midY)
            }
            let way = frame.midY - window.midY
            try? XCUIApplication.connection?.perform(
                "scroll down \(way) on \(CGPoint(x: window.midX, y: window.midY).step)")
        }
        XCTFail("Failed to scroll to visible: \(resolution.description)", file: file, line: line)
        return nil
    }

    /// What the element is, after a moment's patience.
    private func found(_ file: StaticString, _ line: UInt) -> ElementSnapshot? {
        if let snapshot { return snapshot }
        if Waiting.wait(Self.patience, until: { exists }), let snapshot { return snapshot }
        let screen = ElementResolution.application.resolve().first?.text() ?? "The app does not run."
        XCTFail(
            "Failed to get matching snapshot: No matches found for \(resolution.description). On the screen:\n\(screen)",
            file: file, line: line)
        return nil
    }

    /// Seconds that an action waits for its element.
    private static let patience = 1.0

    func perform(_ step: String, _ file: StaticString, _ line: UInt) {
        do {
            guard let connection = XCUIApplication.connection else { throw ConnectionError("the app does not run") }
            try connection.perform(step)
        } catch {
            XCTFail("Failed to synthesize event: \(error)", file: file, line: line)
        }
    }
}

extension CGPoint {
    /// As a drive script writes it.
    var step: String { "\(Double(x)),\(Double(y))" }
}
