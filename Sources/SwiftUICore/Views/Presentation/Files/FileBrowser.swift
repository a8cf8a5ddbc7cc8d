import AppleFoundation
import Foundation

/// The files of the machine, from the home folder on.
struct FileBrowser: View {
    let purpose: FileBrowserPurpose
    let home: URL
    let choose: @MainActor ([URL]) -> Void
    let cancel: @MainActor () -> Void
    @State private var path: [URL]
    @State private var chosen: [URL] = []
    @State private var name = ""
    @State private var taken: URL?

    /// - Parameter start: the folder that is shown first.
    init(
        purpose: FileBrowserPurpose, start: URL, home: URL = .homeDirectory,
        choose: @escaping @MainActor ([URL]) -> Void, cancel: @escaping @MainActor () -> Void
    ) {
        self.purpose = purpose
        self.home = home
        self.choose = choose
        self.cancel = cancel
        if case .save(let proposal) = purpose { _name = State(wrappedValue: proposal.base) }
        _path = State(wrappedValue: Self.path(from: home, to: start))
    }

    /// The folders that lead from one to another; none where the one does not hold the other, or there is no such folder.
    private static func path(from home: URL, to start: URL) -> [URL] {
        let (outer, inner) = (home.standardizedFileURL.pathComponents, start.standardizedFileURL.pathComponents)
        var isFolder: ObjCBool = false
        guard inner.starts(with: outer), FileManager.default.fileExists(atPath: start.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return [] }
        return inner.dropFirst(outer.count).reduce(into: []) { path, name in
            path.append((path.last ?? home).appendingPathComponent(name, isDirectory: true))
        }
    }

    var body: some View {
        NavigationStack(path: $path) {
            folder(home).navigationDestination(for: URL.self) { folder($0) }
        }
        .alert(takenTitle, isPresented: isNameTaken, presenting: taken) { file in
            Button(role: .destructive) {
                choose([file])
            } label: {
                SystemText(.replace)
            }
            Button(role: .cancel) {
            } label: {
                SystemText(.cancel)
            }
        }
    }

    private func folder(_ url: URL) -> some View {
        FolderList(
            folder: url, purpose: purpose, chosen: chosen, name: $name, isHome: url == home, tap: tap,
            confirm: confirm.map { confirm in { confirm(url) } }, cancel: cancel)
    }

    @Environment(\.locale) private var locale

    private var takenTitle: Text {
        Text(verbatim: SystemString.nameIsTaken.localized(with: taken?.lastPathComponent ?? "", in: locale))
    }

    private var isNameTaken: Binding<Bool> { Binding(get: { taken != nil }, set: { if !$0 { taken = nil } }) }

    // MARK: Choosing

    private func tap(_ file: URL) {
        guard case .open(_, allowsMultiple: true) = purpose else { return choose([file]) }
        if let index = chosen.firstIndex(of: file) { chosen.remove(at: index) } else { chosen.append(file) }
    }

    /// What the button of a folder's page does; nil where there is nothing to confirm.
    private var confirm: ((URL) -> Void)? {
        switch purpose {
        case .open(_, let allowsMultiple):
            if !chosen.isEmpty { return { _ in choose(chosen) } }
            if purpose.takesFolder { return { choose([$0]) } }
            return allowsMultiple ? { _ in } : nil
        case .save(let proposal): return { save(FileName(base: name, fileExtension: proposal.fileExtension), in: $0) }
        case .move: return { choose([$0]) }
        }
    }

    private func save(_ name: FileName, in folder: URL) {
        let file = name.url(in: folder)
        if FileManager.default.fileExists(atPath: file.path) { taken = file } else { choose([file]) }
    }
}
