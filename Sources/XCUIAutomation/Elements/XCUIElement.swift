import AppleFoundation
import CoreGraphics
import Foundation
import XCTest

/// An element of the app, found anew in each use.
public class XCUIElement: XCUIElementTypeQueryProvider, XCUIScreenshotProviding, CustomDebugStringConvertible,
    _KeyedValues,
    @unchecked Sendable
{
    let resolution: ElementResolution

    init(resolution: ElementResolution) { self.resolution = resolution }

    /// What the element is at this moment; nil where it is not there.
    var snapshot: ElementSnapshot? { resolution.resolve().first }

    public var exists: Bool { snapshot != nil }

    /// Whether a finger reaches it.
    public var isHittable: Bool {
        guard let snapshot, let window = ElementResolution.windowBounds else { return false }
        let visible = snapshot.rectangle.intersection(window)
        return !visible.isEmpty && ElementResolution.isReached(snapshot, at: CGPoint(x: visible.midX, y: visible.midY))
    }

    /// Waits until the element is there.
    /// - Parameter timeout: seconds.
    /// - Returns: false where it did not come in time.
    public func waitForExistence(timeout: TimeInterval) -> Bool { Waiting.wait(timeout) { exists } }

    /// Waits until the element is gone.
    /// - Parameter timeout: seconds.
    /// - Returns: false where it is still there after that.
    public func waitForNonExistence(timeout: TimeInterval) -> Bool { Waiting.wait(timeout) { !exists } }

    /// Waits until a property of the element has a value.
    /// - Parameter timeout: seconds.
    public func wait<Value: Equatable>(
        for property: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval
    ) -> Bool {
        Waiting.wait(timeout) { self[keyPath: property] == value }
    }

    // MARK: Queries

    /// Elements of a type anywhere below this one.
    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(of: type, in: resolution) { $0.descendants }
    }

    /// Elements of a type directly below this one.
    public func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(of: type, in: resolution) { $0.children }
    }

    /// The element itself: `app.buttons.firstMatch.firstMatch` is no other.
    public var firstMatch: XCUIElement { self }

    // MARK: Properties

    public var elementType: ElementType { snapshot?.types.first ?? .any }
    public var identifier: String { snapshot?.identifier ?? "" }
    public var label: String { snapshot?.label ?? "" }
    public var title: String { "" }
    /// A text for most elements; of a switch `1` or `0`; nil where it has none.
    public var value: Any? { snapshot.flatMap(ElementValue.init)?.text }
    /// The prompt of an empty text field, which is its label.
    public var placeholderValue: String? { snapshot.flatMap { ElementValue.isTextEntry($0) ? $0.label : nil } }
    /// In the window, points.
    public var frame: CGRect { snapshot?.rectangle ?? .zero }
    public var isEnabled: Bool { snapshot?.isEnabled ?? false }
    public var isSelected: Bool { snapshot?.isSelected ?? false }
    public var hasFocus: Bool { snapshot?.hasFocus ?? false }

    /// What a predicate over the element asks for.
    public func _value(forKey key: String) -> Any? {
        guard let snapshot else { return key == "exists" ? false : nil }
        return key == "hittable" || key == "isHittable" ? isHittable : ElementFacts(snapshot).values[key]
    }

    /// The element and all below it, a line each.
    public var debugDescription: String {
        snapshot?.text() ?? "There is no \(resolution.description) on the screen."
    }

    /// A place of the element.
    /// - Parameter normalizedOffset: 0,0 is the top leading corner, 1,1 the bottom trailing one.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(element: self, normalizedOffset: normalizedOffset, offset: .zero)
    }

    /// A picture of the whole app, of which the element is a part.
    public func screenshot() -> XCUIScreenshot {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try? XCUIApplication.connection?.perform("snapshot \"\(file.path)\"")
        return XCUIScreenshot(pngRepresentation: (try? Data(contentsOf: file)) ?? Data())
    }
}
