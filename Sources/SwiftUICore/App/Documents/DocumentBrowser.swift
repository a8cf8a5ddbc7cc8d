import AppleFoundation
import Foundation

/// The documents of an app, the newest first, with a button for a new one.
struct DocumentBrowser<Document, Content: View>: View {
    let kind: DocumentKind<Document>
    let editor: @MainActor (OpenDocument<Document>) -> Content
    var folder = URL.documentsDirectory
    @State private var files: [URL] = []
    @State private var opened: OpenDocument<Document>?
    @State private var failure: String?
    @Environment(\.locale) private var locale

    init(
        kind: DocumentKind<Document>, editor: @escaping @MainActor (OpenDocument<Document>) -> Content,
        folder: URL? = nil
    ) {
        self.kind = kind
        self.editor = editor
        if let folder { self.folder = folder }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(files, id: \.self) { file in
                    Button {
                        open(file)
                    } label: {
                        DocumentRow(file: file)
                    }
                }
                .onDelete(perform: delete)
            }
            .navigationTitle(Text(verbatim: AppRuntime.appName))
            .toolbar { newButton }
            .navigationDestination(isPresented: isOpen) {
                if let opened { DocumentEditor(opened: opened, editor: editor) }
            }
        }
        .onAppear(perform: refresh)
        .alert(Text(verbatim: failure ?? ""), isPresented: hasFailed) {}
    }

    @ViewBuilder private var newButton: some View {
        if let make = kind.make {
            Button {
                create(make())
            } label: {
                Image(systemName: "plus")
            }
            .accessibilityLabel(Text(verbatim: SystemString.newDocument.localized(in: locale)))
        }
    }

    private var isOpen: Binding<Bool> {
        Binding(
            get: { opened != nil },
            set: { isOpen in
                guard !isOpen else { return }
                opened?.close()
                opened = nil
                refresh()
            })
    }

    private var hasFailed: Binding<Bool> { Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }) }

    // MARK: Files

    private func refresh() {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
        func date(_ file: URL) -> Date {
            (try? file.resourceValues(forKeys: Set(keys)))?.contentModificationDate ?? .distantPast
        }
        files = all.filter { kind.type(of: $0) != nil }.sorted { date($0) > date($1) }
    }

    private func open(_ file: URL) {
        do { opened = try OpenDocument(file, kind) } catch { failure = error.localizedDescription }
    }

    private func create(_ document: Document) {
        let untitled = SystemString.untitled.localized(in: locale)
        let files = (1...).lazy.map { number in
            folder.appendingPathComponent("\(untitled)\(number == 1 ? "" : " \(number)").\(kind.fileExtension)")
        }
        guard let file = files.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else { return }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try OpenDocument.write(document, kind, to: file)
            open(file)
        } catch {
            failure = error.localizedDescription
        }
    }

    private func delete(_ offsets: IndexSet) {
        for index in offsets where files.indices.contains(index) {
            do { try FileManager.default.removeItem(at: files[index]) } catch { failure = error.localizedDescription }
        }
        refresh()
    }
}

/// One document in the list.
struct DocumentRow: View {
    let file: URL

    var body: some View {
        HStack {
            Image(systemName: "doc").foregroundStyle(.tint).accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text(verbatim: file.deletingPathExtension().lastPathComponent).foregroundStyle(Color.primary)
                if let date { Text(date, style: .date).font(.footnote).foregroundStyle(Color.secondary) }
            }
        }
    }

    private var date: Date? {
        (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
    }
}

/// A document that is open, under its name.
struct DocumentEditor<Document, Content: View>: View {
    @ObservedObject var opened: OpenDocument<Document>
    let editor: @MainActor (OpenDocument<Document>) -> Content
    @Environment(\.scenePhase) private var phase

    var body: some View {
        editor(opened)
            .environment(\.undoManager, opened.undoManager)
            .navigationTitle(Text(verbatim: opened.file.deletingPathExtension().lastPathComponent))
            .navigationBarTitleDisplayMode(.inline)
            .onChange(of: phase) { opened.save() }
            .onDisappear { opened.save() }
    }
}
