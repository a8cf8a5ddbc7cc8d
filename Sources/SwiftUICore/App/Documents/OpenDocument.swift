import AppleFoundation
import Combine
import Foundation
import RuntimeWarnings
import UniformTypeIdentifiers

/// A document that is open: it is written a moment after each change.
@MainActor
final class OpenDocument<Document>: ObservableObject {
    @Published var document: Document
    let file: URL
    let undoManager = UndoManager()
    private let kind: DocumentKind<Document>
    private let type: UTType
    private var hasChanges = false
    private var observers: [any NSObjectProtocol] = []

    /// Seconds from a change until it is written, so that several are written at once.
    private static var delay: Double { 1 }

    /// Reads a file.
    init(_ file: URL, _ kind: DocumentKind<Document>) throws {
        self.file = file
        self.kind = kind
        type = kind.type(of: file) ?? kind.readableTypes.first ?? .data
        document = try kind.read(
            FileDocumentReadConfiguration(contentType: type, file: FileWrapper(url: file, options: .immediate)))
        if kind.isReference { followUndoManager() }
    }

    private func followUndoManager() {
        let names: [Notification.Name] = [
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: undoManager, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.changed() }
            }
        }
    }

    /// Something of the document is another.
    func changed() {
        guard !hasChanges else { return }
        hasChanges = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
            MainActor.assumeIsolated { self?.save() }
        }
    }

    /// Writes what has changed.
    func save() {
        guard hasChanges else { return }
        hasChanges = false
        do { try Self.write(document, kind, to: file) } catch {
            RuntimeWarning.report("\(file.path) can't be saved: \(error)", once: "DocumentGroup.\(file.path)")
        }
    }

    static func write(_ document: Document, _ kind: DocumentKind<Document>, to file: URL) throws {
        let existing = try? FileWrapper(url: file)
        let type = kind.type(of: file) ?? kind.writableTypes.first ?? .data
        let wrapper = try kind.write(
            document, FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        try wrapper.write(to: file, options: .atomic, originalContentsURL: file)
    }

    func close() {
        save()
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }
}
