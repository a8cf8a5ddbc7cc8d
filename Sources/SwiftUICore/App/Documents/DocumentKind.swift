import AppleFoundation
import Foundation
import UniformTypeIdentifiers

/// How documents of a type are made, read and written.
struct DocumentKind<Document> {
    let readableTypes: [UTType]
    let writableTypes: [UTType]
    /// Nil where documents are only viewed.
    var make: (@MainActor () -> Document)?
    let read: @MainActor (FileDocumentReadConfiguration) throws -> Document
    let write: @MainActor (Document, FileDocumentWriteConfiguration) throws -> FileWrapper
    /// Changes of the document are those that its undo manager notes.
    var isReference = false

    /// The kind of a file, if it is one of those that can be read.
    func type(of file: URL) -> UTType? {
        let ending = file.pathExtension.lowercased()
        if let own = readableTypes.first(where: { Self.fileExtension(of: $0) == ending }) { return own }
        guard let type = UTType(filenameExtension: ending) else { return nil }
        return readableTypes.contains { type.conforms(to: $0) } ? type : nil
    }

    /// The extension of new documents.
    var fileExtension: String { writableTypes.first.map(Self.fileExtension) ?? "document" }

    /// What the Info.plist says, or else the last part of the kind's name.
    private static func fileExtension(of type: UTType) -> String {
        type.preferredFilenameExtension ?? type.identifier.split(separator: ".").last.map(String.init) ?? "document"
    }
}

extension DocumentKind where Document: FileDocument {
    nonisolated init(value make: (@MainActor () -> Document)?) {
        self.init(
            readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes, make: make,
            read: { try Document(configuration: $0) }, write: { try $0.fileWrapper(configuration: $1) })
    }
}

extension DocumentKind where Document: ReferenceFileDocument {
    nonisolated init(reference make: (@MainActor () -> Document)?) {
        self.init(
            readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes, make: make,
            read: { try Document(configuration: $0) },
            write: { document, configuration in
                try document.fileWrapper(
                    snapshot: document.snapshot(contentType: configuration.contentType), configuration: configuration)
            }, isReference: true)
    }
}
