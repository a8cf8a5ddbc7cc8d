import AppleFoundation
import Combine
import Foundation
import SwiftUITestSupport
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

@MainActor
struct DocumentGroupTests {
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "new"

        init() {}

        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
            if text == "broken" { throw CocoaError(.fileReadCorruptFile) }
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private final class Drawing: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [UTType(exportedAs: "org.hanok.drawing")] }
        @Published var lines = 0

        init() {}
        init(configuration: ReadConfiguration) throws { lines = configuration.file.regularFileContents?.count ?? 0 }

        func snapshot(contentType: UTType) throws -> Int { lines }
        func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(count: snapshot))
        }
    }

    private struct DrawingEditor: View {
        @ObservedObject var document: Drawing
        @Environment(\.undoManager) private var undo
        var body: some View {
            Button("Lines: \(document.lines)") {
                document.lines += 1
                undo?.registerUndo(withTarget: document) { $0.lines -= 1 }
            }
            Button("Undo") { undo?.undo() }
        }
    }

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func harness<D, C: View>(_ group: DocumentGroup<D, C>, _ folder: URL) -> ViewHarness {
        ViewHarness(DocumentBrowser(kind: group.kind, editor: group.editor, folder: folder))
    }

    @Test func documentsAreMadeChangedAndKept() throws {
        try withFolder { folder in
            let group = DocumentGroup(newDocument: Note()) { file in
                Button(file.document.text) { file.document.text += "er" }
            }
            let harness = harness(group, folder)
            harness.tap("New Document")
            harness.advance(by: 1)
            harness.tap("new")
            #expect(harness.labels.contains("newer"))
            harness.tap("BackButton")
            harness.advance(by: 1)
            let file = folder.appendingPathComponent("Untitled.txt")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text == "newer")
            #expect(harness.labels.contains { $0.hasPrefix("Untitled") })
        }
    }

    @Test func objectsAreSavedWhenTheUndoManagerNotesAChange() throws {
        try withFolder { folder in
            let group = DocumentGroup(newDocument: { Drawing() }) { DrawingEditor(document: $0.document) }
            let harness = harness(group, folder)
            harness.tap("New Document")
            harness.advance(by: 1)
            harness.tap("Lines: 0")
            harness.tap("Lines: 1")
            harness.tap("Undo")
            #expect(harness.labels.contains("Lines: 0"))
            harness.tap("BackButton")
            harness.advance(by: 1)
            let data = try Data(contentsOf: folder.appendingPathComponent("Untitled.drawing"))
            #expect(data.isEmpty)
        }
    }

    @Test func otherFilesAreNotListedAndBrokenOnesAreReported() throws {
        try withFolder { folder in
            try Data("broken".utf8).write(to: folder.appendingPathComponent("Broken.txt"))
            try Data([1]).write(to: folder.appendingPathComponent("Picture.png"))
            let group = DocumentGroup(viewing: Note.self) { Text($0.document.text) }
            let harness = harness(group, folder)
            #expect(!harness.labels.contains { $0.hasPrefix("Picture") })
            #expect(!harness.labels.contains("New Document"))
            let row = try #require(harness.labels.first { $0.hasPrefix("Broken") })
            harness.tap(row)
            harness.advance(by: 1)
            #expect(harness.labels.contains("OK"))
        }
    }
}
