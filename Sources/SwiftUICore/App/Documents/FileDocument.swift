import AppleFoundation
import Foundation
import UniformTypeIdentifiers

/// A document that is a value.
public protocol FileDocument {
    /// The kinds of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The kinds that it can be written as; by default those that it can be read from.
    static var writableContentTypes: [UTType] { get }

    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    init(configuration: Self.ReadConfiguration) throws
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    /// What the file is now; nil for a new one.
    public let existingFile: FileWrapper?
}

/// A document that is open.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    /// Where it is kept.
    public let fileURL: URL?
    public let isEditable: Bool

    public var binding: Binding<Document> { $document }
}
