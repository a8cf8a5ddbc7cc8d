import SwiftUI
import UniformTypeIdentifiers

/// Files are saved, opened and moved.
struct FilesScreen: View {
    @State private var isSaving = false
    @State private var isOpening = false
    @State private var isMoving = false
    @State private var file: URL?
    @State private var text = ""

    var body: some View {
        List {
            Section {
                LabeledContent("File", value: file?.lastPathComponent ?? "—")
                LabeledContent("Contents", value: text.isEmpty ? "—" : text)
            }
            Section {
                Button("Save a File", systemImage: "square.and.arrow.down") { isSaving = true }
                Button("Open a File", systemImage: "doc") { isOpening = true }
                Button("Move the File", systemImage: "folder") { isMoving = true }.disabled(file == nil)
            }
        }
        .fileExporter(
            isPresented: $isSaving, document: Letter(text: "Hello"), contentType: .plainText,
            defaultFilename: "Letter"
        ) { file = try? $0.get() }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText], onCompletion: open)
        .fileMover(isPresented: $isMoving, file: file) { file = try? $0.get() }
    }

    private func open(_ result: Result<URL, any Error>) {
        guard case .success(let url) = result, url.startAccessingSecurityScopedResource() else { return }
        defer { url.stopAccessingSecurityScopedResource() }
        file = url
        text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    }
}

/// A text in a file.
private struct Letter: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

#Preview("Files") {
    ScreenWindow(screen: .files)
}
