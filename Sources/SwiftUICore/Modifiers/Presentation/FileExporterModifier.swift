import AppleFoundation
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension View {
    /// Lets the user save a document in a file while a binding is true and there is a document.
    /// - Parameters:
    ///   - defaultFilename: the name that is proposed; nil is that of an untitled file.
    ///   - onCompletion: called with the file, or why it could not be written; not where the user cancels.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { .value($0) }, [contentType], defaultFilename, onCompletion, onCancellation: {})
    }

    /// Lets the user save a document in a file while a binding is true and there is a document.
    /// - Parameters:
    ///   - defaultFilename: the name that is proposed; nil is that of an untitled file.
    ///   - onCompletion: called with the file, or why it could not be written; not where the user cancels.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(
            isPresented, document.map { .reference($0) }, [contentType], defaultFilename, onCompletion,
            onCancellation: {})
    }

    /// Lets the user save a document in a file while a binding is true and there is a document.
    /// - Parameters:
    ///   - contentTypes: the kinds it can be written as, of which the first is taken; where there are none, the
    ///     document's own.
    ///   - defaultFilename: the name that is proposed; nil is that of an untitled file.
    ///   - onCompletion: called with the file, or why it could not be written.
    ///   - onCancellation: called where the user saves nothing.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { .value($0) }, contentTypes, defaultFilename, onCompletion,
            onCancellation: onCancellation)
    }

    /// Lets the user save a document in a file while a binding is true and there is a document.
    /// - Parameters:
    ///   - contentTypes: the kinds it can be written as, of which the first is taken; where there are none, the
    ///     document's own.
    ///   - defaultFilename: the name that is proposed; nil is that of an untitled file.
    ///   - onCompletion: called with the file, or why it could not be written.
    ///   - onCancellation: called where the user saves nothing.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document.map { .reference($0) }, contentTypes, defaultFilename, onCompletion,
            onCancellation: onCancellation)
    }

    private nonisolated func exporter(
        _ isPresented: Binding<Bool>, _ document: ExportedDocument?, _ types: [UTType], _ name: String?,
        _ onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        let type = types.first ?? document?.types.first ?? .data
        return modifier(
            FileBrowserModifier(
                isPresented: isPresented.whileTrue(document != nil),
                purpose: { .save(FileName(name, of: type, in: $0.locale)) },
                choose: { files in
                    guard let document else { return }
                    onCompletion(Result { try document.write(type, files[0]) }.map { files[0] })
                },
                cancel: onCancellation))
    }
}

extension FileName {
    /// - Parameter name: nil is the name of untitled files; its extension, if it has one, counts.
    fileprivate init(_ name: String?, of type: UTType, in locale: Locale) {
        let base = name ?? SystemString.untitled.localized(in: locale)
        let ending = (base as NSString).pathExtension
        let isOwn = !ending.isEmpty && UTType(filenameExtension: ending)?.isDynamic == false
        self.init(
            base: isOwn ? (base as NSString).deletingPathExtension : base,
            fileExtension: isOwn ? ending : type.preferredFilenameExtension ?? "")
    }
}

/// A document of either kind, as something that can be written.
private struct ExportedDocument {
    let types: [UTType]
    let write: (UTType, URL) throws -> Void

    static func value<D: FileDocument>(_ document: D) -> ExportedDocument {
        ExportedDocument(types: D.writableContentTypes) { type, file in
            let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing(file))
            try document.fileWrapper(configuration: configuration).write(
                to: file, options: .atomic, originalContentsURL: nil)
        }
    }

    static func reference<D: ReferenceFileDocument>(_ document: D) -> ExportedDocument {
        ExportedDocument(types: D.writableContentTypes) { type, file in
            let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing(file))
            let snapshot = try document.snapshot(contentType: type)
            try document.fileWrapper(snapshot: snapshot, configuration: configuration)
                .write(to: file, options: .atomic, originalContentsURL: nil)
        }
    }

    private static func existing(_ file: URL) -> FileWrapper? {
        FileManager.default.fileExists(atPath: file.path) ? try? FileWrapper(url: file) : nil
    }
}
