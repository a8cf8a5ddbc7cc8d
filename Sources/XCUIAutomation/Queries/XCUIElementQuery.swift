import Foundation
import XCTest

/// A search for elements, done anew in each use.
public final class XCUIElementQuery: XCUIElementTypeQueryProvider, CustomDebugStringConvertible, @unchecked Sendable {
    let resolution: ElementResolution

    init(_ resolution: ElementResolution) { self.resolution = resolution }

    convenience init(
        of type: XCUIElement.ElementType, in parent: ElementResolution,
        _ candidates: @escaping (ElementSnapshot) -> [ElementSnapshot]
    ) {
        self.init(
            ElementResolution(type == .any ? "element" : type.name) {
                parent.resolve().flatMap(candidates).filter { type == .any || $0.types.contains(type) }
            })
    }

    private func narrowed(_ description: String, _ select: @escaping ([ElementSnapshot]) -> [ElementSnapshot])
        -> ElementResolution
    {
        let resolution = resolution
        return ElementResolution("\(resolution.description)\(description)") { select(resolution.resolve()) }
    }

    private func filtered(_ description: String, _ isIncluded: @escaping (ElementSnapshot) -> Bool) -> XCUIElementQuery
    {
        XCUIElementQuery(narrowed(description) { $0.filter(isIncluded) })
    }

    // MARK: Elements

    /// The element that the query is about.
    public var element: XCUIElement { XCUIElement(resolution: resolution) }

    public var firstMatch: XCUIElement { XCUIElement(resolution: narrowed("") { Array($0.prefix(1)) }) }

    /// The element whose identifier, label or value is the key.
    public subscript(key: String) -> XCUIElement { XCUIElement(resolution: matching(identifier: key).resolution) }

    /// - Parameter index: counted from 0, in reading order; negative ones count from the end.
    public func element(boundBy index: Int) -> XCUIElement {
        XCUIElement(
            resolution: narrowed(" at index \(index)") { all in
                let place = index < 0 ? all.count + index : index
                return all.indices.contains(place) ? [all[place]] : []
            })
    }

    public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(type, identifier: identifier).element
    }

    public var count: Int { resolution.resolve().count }

    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map(element(boundBy:)) }

    public var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

    // MARK: Narrowing

    public func matching(identifier: String) -> XCUIElementQuery {
        filtered(" \"\(identifier)\"") { $0.isCalled(identifier) }
    }

    public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        filtered(identifier.map { " \"\($0)\"" } ?? "") { element in
            (type == .any || element.types.contains(type)) && identifier.map(element.isCalled) ?? true
        }
    }

    /// - Parameter predicate: over `label`, `value`, `identifier`, `title`, `placeholderValue`, `enabled`, `selected`,
    ///   `exists`, `elementType` and the like.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        filtered(" matching predicate") { predicate.evaluate(with: ElementFacts($0).values) }
    }

    /// Those with a descendant that the predicate holds for.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        filtered(" containing predicate") {
            $0.descendants.contains { predicate.evaluate(with: ElementFacts($0).values) }
        }
    }

    /// Those with a descendant of a type and name.
    public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        filtered(" containing \(type.name) \(identifier.map { "\"\($0)\"" } ?? "")") {
            $0.descendants.contains { element in
                (type == .any || element.types.contains(type)) && identifier.map(element.isCalled) ?? true
            }
        }
    }

    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(of: type, in: resolution) { $0.descendants }
    }

    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(of: type, in: resolution) { $0.children }
    }

    /// All that the query finds, a line each.
    public var debugDescription: String { resolution.resolve().map { $0.text() }.joined(separator: "\n") }
}
