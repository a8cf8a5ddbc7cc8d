import Foundation
import UniformTypeIdentifiers

/// Hands values over as what an encoder makes of them; as JSON unless another is given.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
    public typealias Body = Never
    private let way: TransferWay

    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(
            contentType, encode: { try JSONEncoder().encode($0) },
            decode: { try JSONDecoder().decode(Item.self, from: $0) })
    }

    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder)
    where Encoder: TransferEncoder & Sendable, Decoder: TransferDecoder & Sendable {
        self.init(
            contentType, encode: { try encoder.encode($0) }, decode: { try decoder.decode(Item.self, from: $0) })
    }

    private init(
        _ contentType: UTType, encode: @escaping (Item) throws -> Data, decode: @escaping (Data) throws -> Item
    ) {
        // Coders keep nothing between calls.
        nonisolated(unsafe) let (encode, decode) = (encode, decode)
        way = TransferWay(
            contentType: contentType, export: exported { (item: Item) in try encode(item) },
            importing: { try decode($0) })
    }

    public func _appendWays(to ways: inout [TransferWay]) { ways.append(way) }
}

/// Makes data of values.
public protocol TransferEncoder {
    func encode<Value: Encodable>(_ value: Value) throws -> Data
}

/// Makes values of data.
public protocol TransferDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}

extension JSONEncoder: TransferEncoder {}
extension JSONDecoder: TransferDecoder {}
extension PropertyListEncoder: TransferEncoder {}
extension PropertyListDecoder: TransferDecoder {}
