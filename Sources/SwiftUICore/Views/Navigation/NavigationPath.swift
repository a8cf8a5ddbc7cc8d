/// The values that a navigation stack shows views for, of whatever types.
public struct NavigationPath: Equatable, @unchecked Sendable {
    /// One value and, where its type allows it, the way to write it down.
    struct Element: Equatable {
        let value: AnyHashable
        let encode: ((NavigationPathEncoder) throws -> Void)?

        static func == (left: Element, right: Element) -> Bool { left.value == right.value }
    }

    var elements: [Element] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { append(element) }
    }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        for element in elements { append(element) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value at the end. A path that holds one that can't be encoded can't be encoded either.
    public mutating func append<V: Hashable>(_ value: V) {
        if let value = value as? any Hashable & Codable {
            appendCodable(value)
        } else {
            elements.append(Element(value: AnyHashable(value), encode: nil))
        }
    }

    public mutating func append<V: Hashable & Codable>(_ value: V) { appendCodable(value) }

    private mutating func appendCodable<V: Hashable & Codable>(_ value: V) {
        elements.append(Element(value: AnyHashable(value)) { try $0.encode(value) })
    }

    /// Removes values from the end.
    /// - Precondition: there are as many.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

    /// What can be written down of the path; nil where a value can't be encoded.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.encode != nil } ? CodableRepresentation(elements: elements) : nil
    }

    public init(_ codable: CodableRepresentation) { elements = codable.elements }
}
