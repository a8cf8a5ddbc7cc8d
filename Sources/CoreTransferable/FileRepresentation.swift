import Foundation
import UniformTypeIdentifiers

/// Hands values over as files, and makes them of files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let way: TransferWay

    /// - Parameter shouldAttemptToOpenInPlace: takes a file where it lies; without it, a copy.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        way = Self.way(contentType, exporting, importing)
    }

    /// Only hands over.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        way = Self.way(exportedContentType, exporting, nil)
    }

    /// Only takes in.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        way = Self.way(importedContentType, nil, importing)
    }

    private static func way(
        _ contentType: UTType, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
        _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
    ) -> TransferWay {
        var (export, take): ((@Sendable (Any) async throws -> Data)?, (@Sendable (Data) async throws -> Any)?)
        if let exporting {
            export = exported { (item: Item) in try Data(contentsOf: try await exporting(item).file) }
        }
        if let importing {
            take = { data in
                let file = try temporaryFile(contentType, data)
                defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
                return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
            }
        }
        return TransferWay(contentType: contentType, export: export, importing: take, isFile: true)
    }

    /// A file in a folder of its own.
    private static func temporaryFile(_ type: UTType, _ data: Data) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = type.preferredFilenameExtension.map { "Item.\($0)" } ?? "Item"
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file
    }

    public func _appendWays(to ways: inout [TransferWay]) { ways.append(way) }
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
    public let file: URL
    /// Whether others may use the file where it lies.
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that is taken in; it is there until the value is made.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    /// The file lies where its owner has it: it may change.
    public let isOriginalFile: Bool
}
