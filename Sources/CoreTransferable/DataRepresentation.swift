import Foundation
import UniformTypeIdentifiers

/// Hands values over as data, and makes them of data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let way: TransferWay

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        way = TransferWay(contentType: contentType, export: exported(exporting), importing: importing)
    }

    /// Only hands over.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        way = TransferWay(contentType: exportedContentType, export: exported(exporting), importing: nil)
    }

    /// Only takes in.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        way = TransferWay(contentType: importedContentType, export: nil, importing: importing)
    }

    public func _appendWays(to ways: inout [TransferWay]) { ways.append(way) }
}

func exported<Item>(
    _ export: @escaping @Sendable (Item) async throws -> Data
) -> @Sendable (Any) async throws -> Data {
    { value in
        guard let item = value as? Item else { throw TransferError.otherType }
        return try await export(item)
    }
}

/// Why a value could not be handed over or taken in.
package enum TransferError: Error {
    case otherType
    case notProvided
}
