import Foundation

extension NavigationPath {
    /// A path that can be encoded and decoded: each value by the name of its type and its own encoding, last first.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [Element]

        init(elements: [Element]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [Element] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let data = Data(try container.decode(String.self).utf8)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "There is no type named \(name) that can be in a path.")
                }
                elements.append(try Self.element(type, data))
            }
            self.elements = elements.reversed()
        }

        private static func element<V: Hashable & Codable>(_ type: V.Type, _ data: Data) throws -> Element {
            let value = try JSONDecoder().decode([V].self, from: data)[0]
            return Element(value: AnyHashable(value)) { try $0.encode(value) }
        }

        public func encode(to encoder: any Encoder) throws {
            let writer = NavigationPathEncoder(encoder.unkeyedContainer())
            for element in elements.reversed() { try element.encode?(writer) }
        }
    }
}

/// Writes the values of a path one after the other.
final class NavigationPathEncoder {
    private var container: any UnkeyedEncodingContainer

    init(_ container: any UnkeyedEncodingContainer) { self.container = container }

    func encode<V: Codable>(_ value: V) throws {
        guard let name = _mangledTypeName(V.self) else {
            throw EncodingError.invalidValue(
                value, .init(codingPath: [], debugDescription: "The type \(V.self) has no name to be found by."))
        }
        try container.encode(name)
        // In an array, since not every encoder takes a bare number or string.
        try container.encode(String(decoding: JSONEncoder().encode([value]), as: UTF8.self))
    }
}
