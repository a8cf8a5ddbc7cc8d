import CoreGraphics
import Foundation

/// A place on the screen, relative to an element.
public final class XCUICoordinate: @unchecked Sendable {
    public let referencedElement: XCUIElement
    private let normalizedOffset: CGVector
    private let offset: CGVector

    init(element: XCUIElement, normalizedOffset: CGVector, offset: CGVector) {
        referencedElement = element
        self.normalizedOffset = normalizedOffset
        self.offset = offset
    }

    /// The place at this moment, points.
    public var screenPoint: CGPoint {
        let frame = referencedElement.frame
        return CGPoint(
            x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
            y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
    }

    /// A place beside this one, by points.
    public func withOffset(_ offset: CGVector) -> XCUICoordinate {
        XCUICoordinate(
            element: referencedElement, normalizedOffset: normalizedOffset,
            offset: CGVector(dx: self.offset.dx + offset.dx, dy: self.offset.dy + offset.dy))
    }

    public func tap(file: StaticString = #filePath, line: UInt = #line) {
        referencedElement.perform("tap \(screenPoint.step)", file, line)
    }

    public func doubleTap(file: StaticString = #filePath, line: UInt = #line) {
        referencedElement.perform("doubletap \(screenPoint.step)", file, line)
    }

    /// A press is a long one from half a second on.
    public func press(forDuration duration: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        referencedElement.perform("\(duration >= 0.5 ? "longpress" : "tap") \(screenPoint.step)", file, line)
    }

    public func press(
        forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        referencedElement.perform("drag \(screenPoint.step) to \(other.screenPoint.step)", file, line)
    }
}
