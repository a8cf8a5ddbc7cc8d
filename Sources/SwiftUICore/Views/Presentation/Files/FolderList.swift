import Foundation

/// One folder's files, with what is done with them above.
struct FolderList: View {
    let folder: URL
    let purpose: FileBrowserPurpose
    let chosen: [URL]
    @Binding var name: String
    /// There is no way back from it.
    let isHome: Bool
    let tap: (URL) -> Void
    /// Nil shows no button.
    let confirm: (() -> Void)?
    let cancel: () -> Void
    @State private var entries: [FileEntry] = []

    var body: some View {
        List {
            if case .save = purpose { Section { nameField } }
            Section { rows }
        }
        .navigationTitle(Text(verbatim: folder.lastPathComponent))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { buttons }
        .onAppear { entries = FileEntry.contents(of: folder) }
    }

    private var nameField: some View {
        HStack {
            Image(systemName: "doc").foregroundStyle(.tint).accessibilityHidden(true)
            TextField(text: $name) { SystemText(.name) }
                .autocorrectionDisabled()
                .onSubmit { if !isConfirmDisabled { confirm?() } }
        }
    }

    @ViewBuilder private var rows: some View {
        ForEach(entries) { entry in
            if entry.isFolder {
                NavigationLink(value: entry.url) { FileRow(entry: entry) }
            } else {
                Button {
                    tap(entry.url)
                } label: {
                    FileRow(entry: entry, isChosen: chosen.contains(entry.url))
                }
                .disabled(!purpose.accepts(entry))
            }
        }
    }

    // MARK: Buttons

    @ToolbarContentBuilder private var buttons: some ToolbarContent {
        ToolbarItem(placement: isHome ? .cancellationAction : .topBarTrailing) {
            Button {
                cancel()
            } label: {
                SystemText(.cancel)
            }
            .keyboardShortcut(.cancelAction)
        }
        ToolbarItem(placement: .confirmationAction) {
            if let confirm {
                Button {
                    confirm()
                } label: {
                    SystemText(confirmation)
                }
                .disabled(isConfirmDisabled)
            }
        }
    }

    private var confirmation: SystemString {
        switch purpose {
        case .open: .open
        case .save: .save
        case .move: .move
        }
    }

    private var isConfirmDisabled: Bool {
        switch purpose {
        case .open: chosen.isEmpty && !purpose.takesFolder
        case .save: name.trimmingCharacters(in: .whitespaces).isEmpty
        case .move: false
        }
    }
}
