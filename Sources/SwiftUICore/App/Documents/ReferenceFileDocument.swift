import AppleFoundation
import Combine
import Foundation
import UniformTypeIdentifiers

/// A document that is an object.
///
/// It is saved once the undo manager of its window has noted a change.
public protocol ReferenceFileDocument: ObservableObject {
    /// What is written, as it is at one moment.
    associatedtype Snapshot

    /// The kinds of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The kinds that it can be written as; by default those that it can be read from.
    static var writableContentTypes: [UTType] { get }

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    init(configuration: Self.ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Self.Snapshot
    func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is open.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    /// Where it is kept.
    public let fileURL: URL?
    public let isEditable: Bool

    init(document: Document, fileURL: URL?, isEditable: Bool) {
        _document = ObservedObject(wrappedValue: document)
        self.fileURL = fileURL
        self.isEditable = isEditable
    }
}
