import Foundation

/// Hands values over as another value stands for them, such as a text.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let ways: [TransferWay]

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        ways = Self.ways(exporting, importing).map { Self.admittingProxies($0, exporting) }
    }

    /// Only hands over.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        ways = Self.ways(exporting, nil).map { Self.admittingProxies($0, exporting) }
    }

    /// Only takes in.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        ways = Self.ways(nil, importing)
    }

    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        ways = Self.ways(exporting, nil)
    }

    /// Those of the value that stands for the item.
    private static func ways(
        _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) -> [TransferWay] {
        ProxyRepresentation.transferWays.map { way in
            var (export, take): ((@Sendable (Any) async throws -> Data)?, (@Sendable (Data) async throws -> Any)?)
            if let exporting, let next = way.export {
                export = exported { (item: Item) in try await next(exporting(item)) }
            }
            if let importing, let next = way.importing {
                take = { data in
                    guard let proxy = try await next(data) as? ProxyRepresentation else {
                        throw TransferError.otherType
                    }
                    return try await importing(proxy)
                }
            }
            var result = TransferWay(contentType: way.contentType, export: export, importing: take, isFile: way.isFile)
            result.visibility = way.visibility
            return result
        }
    }

    /// An item is handed over in a way that its proxy is handed over in: a web address not as a file.
    private static func admittingProxies(
        _ way: TransferWay, _ exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation
    ) -> TransferWay {
        let admits = ProxyRepresentation.transferWays.filter { $0.contentType == way.contentType }.map(\.admits)
        return way.with { way in
            way.admits = { value in
                guard let item = value as? Item, let proxy = try? exporting(item) else { return false }
                return admits.contains { $0(proxy) }
            }
        }
    }

    public func _appendWays(to ways: inout [TransferWay]) { ways += self.ways }
}
