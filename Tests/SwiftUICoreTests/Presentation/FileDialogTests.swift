import AppleFoundation
import Foundation
import SwiftUITestSupport
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

/// Files are chosen in a folder that the test makes.
@MainActor
final class FileDialogTests {
    private let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let log = Log()

    private final class Log { var lines: [String] = [] }

    init() throws {
        try FileManager.default.createDirectory(
            at: home.appendingPathComponent("Letters"), withIntermediateDirectories: true)
        for name in ["a.txt", "b.txt", "c.png", ".hidden.txt", "Letters/d.txt"] {
            try Data(name.utf8).write(to: home.appendingPathComponent(name))
        }
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "note"
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Screen<Modified: View>: View {
        let home: URL
        let modified: (Text, Binding<Bool>) -> Modified
        @State private var isPresented = false
        var body: some View {
            VStack {
                Button("Show") { isPresented = true }
                modified(Text(verbatim: isPresented ? "shown" : "closed"), $isPresented)
            }
            .environment(\.homeDirectory, home)
            .fileDialogDefaultDirectory(home)
        }
    }

    private func harness<Modified: View>(_ modified: @escaping (Text, Binding<Bool>) -> Modified) -> ViewHarness {
        let harness = ViewHarness(Screen(home: home, modified: modified))
        harness.tap("Show")
        harness.advance(by: 1)
        return harness
    }

    private func importer(_ types: [UTType], allowsMultiple: Bool = false) -> ViewHarness {
        harness { [log] text, isPresented in
            text.fileImporter(
                isPresented: isPresented, allowedContentTypes: types, allowsMultipleSelection: allowsMultiple
            ) {
                log.lines.append((try? $0.get().map(\.lastPathComponent).joined(separator: " ")) ?? "error")
            } onCancellation: {
                log.lines.append("cancelled")
            }
        }
    }

    @Test func oneFileOfTheKindsIsChosen() {
        let harness = importer([.plainText])
        #expect(harness.element(".hidden.txt") == nil)
        harness.tap("c.png")
        #expect(log.lines.isEmpty)
        harness.tap("a.txt")
        harness.advance(by: 1)
        #expect(log.lines == ["a.txt"])
        #expect(harness.element("closed") != nil)
    }

    @Test func severalFilesAreChosenAcrossFolders() {
        let harness = importer([.text], allowsMultiple: true)
        harness.tap("b.txt")
        harness.tap("Letters")
        harness.advance(by: 1)
        harness.tap("d.txt")
        harness.tap("Open")
        #expect(log.lines == ["b.txt d.txt"])
    }

    @Test func aFolderIsChosen() {
        let harness = importer([.folder])
        harness.tap("Letters")
        harness.advance(by: 1)
        harness.tap("Open")
        #expect(log.lines == ["Letters"])
    }

    @Test func cancellingChoosesNothing() {
        let harness = importer([.item])
        harness.tap("Cancel")
        harness.advance(by: 1)
        #expect(log.lines == ["cancelled"])
    }

    private func exporter(name: String) -> ViewHarness {
        harness { [log] text, isPresented in
            text.fileExporter(
                isPresented: isPresented, document: Note(), contentType: .plainText, defaultFilename: name
            ) {
                log.lines.append((try? $0.get().lastPathComponent) ?? "error")
            }
        }
    }

    private func text(_ name: String) -> String? {
        (try? Data(contentsOf: home.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aDocumentIsWrittenWithTheEndingOfItsKind() {
        exporter(name: "New").tap("Save")
        #expect(log.lines == ["New.txt"])
        #expect(text("New.txt") == "note")
    }

    @Test func aFileIsReplacedOnlyWhereTheUserSaysSo() {
        let harness = exporter(name: "a.txt")
        harness.tap("Save")
        harness.advance(by: 1)
        #expect(text("a.txt") == "a.txt")
        harness.tap("Replace")
        #expect(text("a.txt") == "note")
        #expect(log.lines == ["a.txt"])
    }

    @Test func aFileIsMoved() {
        let file = home.appendingPathComponent("a.txt")
        let harness = harness { [log] text, isPresented in
            text.fileMover(isPresented: isPresented, file: file) {
                log.lines.append((try? $0.get().lastPathComponent) ?? "error")
            }
        }
        harness.tap("Letters")
        harness.advance(by: 1)
        harness.tap("Move")
        #expect(log.lines == ["a.txt"])
        #expect(text("Letters/a.txt") == "a.txt")
        #expect(text("a.txt") == nil)
    }
}
