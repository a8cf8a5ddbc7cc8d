import SwiftUI
import UniformTypeIdentifiers

@main
struct DropBoardApp: App {
    var body: some Scene {
        WindowGroup { DropBoard() }
    }
}

/// Fields of 100 points each: three give something, two take something; what happens is printed.
struct DropBoard: View {
    var body: some View {
        VStack(spacing: 0) {
            field("text", .blue).draggable("Hanok 한옥")
            field("picture", .orange).draggable(Swatch())
            field("file", .purple).onDrag { NSItemProvider(contentsOf: file) ?? NSItemProvider() }
            TextField(of: "words", .green)
            FileField()
        }
        .ignoresSafeArea()
    }

    private var file: URL { URL(fileURLWithPath: ProcessInfo.processInfo.environment["DROP_BOARD_FILE"] ?? "/") }
}

private func field(_ title: String, _ color: Color) -> some View {
    Text(title).frame(maxWidth: .infinity, maxHeight: .infinity).background(color)
}

private func say(_ words: String) {
    FileHandle.standardOutput.write(Data("\(words)\n".utf8))
}

/// A picture of one red pixel.
struct Swatch: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { _ in
            Data(
                base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC")!
        }
    }
}

private struct TextField: View {
    let title: String
    let color: Color
    @State private var isTargeted = false

    init(of title: String, _ color: Color) {
        self.title = title
        self.color = color
    }

    var body: some View {
        field(title, isTargeted ? .yellow : color)
            .dropDestination(for: String.self) { words, location in
                say("took \(words) at \(Int(location.x)),\(Int(location.y))")
                return true
            } isTargeted: {
                isTargeted = $0
                say($0 ? "targeted" : "left")
            }
    }
}

private struct FileField: View {
    var body: some View {
        field("files", .gray).onDrop(of: [.fileURL], delegate: FileDelegate())
    }
}

private struct FileDelegate: DropDelegate {
    func dropEntered(info: DropInfo) { say("entered by \(info.itemProviders(for: [.plainText]).count) texts") }
    func dropExited(info: DropInfo) { say("exited") }

    func performDrop(info: DropInfo) -> Bool {
        for provider in info.itemProviders(for: [.fileURL]) {
            _ = provider.loadObject(ofClass: URL.self) { url, _ in say("took file \(url?.lastPathComponent ?? "none")") }
        }
        return true
    }
}
