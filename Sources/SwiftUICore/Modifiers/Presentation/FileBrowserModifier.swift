import AppleFoundation
import Foundation

extension View {
    /// Sets the folder that the file dialogs of the view show first; nil is the user's documents.
    ///
    /// One outside of the home folder is not shown: the dialog starts at home.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogDirectory, defaultDirectory)
    }
}

/// Presents the files of the machine while a binding is true.
nonisolated struct FileBrowserModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let purpose: (EnvironmentValues) -> FileBrowserPurpose
    let choose: ([URL]) -> Void
    let cancel: () -> Void
    @State private var hasChosen = false
    @Environment(\.self) private var environment

    init(
        isPresented: Binding<Bool>, purpose: @escaping (EnvironmentValues) -> FileBrowserPurpose,
        choose: @escaping ([URL]) -> Void, cancel: @escaping () -> Void
    ) {
        self.isPresented = isPresented
        self.purpose = purpose
        self.choose = choose
        self.cancel = cancel
    }

    @MainActor
    func body(content: Content) -> some View {
        content.sheet(isPresented: isPresented, onDismiss: dismissed) {
            FileBrowser(
                purpose: purpose(environment), start: environment.fileDialogDirectory ?? .documentsDirectory,
                home: environment.homeDirectory
            ) { files in
                hasChosen = true
                isPresented.wrappedValue = false
                choose(files)
            } cancel: {
                isPresented.wrappedValue = false
            }
        }
    }

    @MainActor
    private func dismissed() {
        if !hasChosen { cancel() }
        hasChosen = false
    }
}

extension EnvironmentValues {
    /// The folder that file dialogs show first; nil is the user's documents.
    package var fileDialogDirectory: URL? {
        get { self[FileDialogDirectoryKey.self] }
        set { self[FileDialogDirectoryKey.self] = newValue }
    }

    /// The user's own folder, where file dialogs begin.
    package var homeDirectory: URL {
        get { self[HomeDirectoryKey.self] }
        set { self[HomeDirectoryKey.self] = newValue }
    }
}

package struct FileDialogDirectoryKey: EnvironmentKey {
    package static var defaultValue: URL? { nil }
}

package struct HomeDirectoryKey: EnvironmentKey {
    /// An app that the tool has started has a home of its own, and the user's is named beside it.
    package static var defaultValue: URL {
        let path = ProcessInfo.processInfo.environment["HANOK_USER_HOME"]
        return path.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? .homeDirectory
    }
}
