import Foundation

extension View {
    /// Lets the user move a file to another folder while a binding is true and there is a file.
    /// - Parameter onCompletion: called with the file's new place, or why it could not be moved; not where the user
    ///   cancels.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user move a file to another folder while a binding is true and there is a file.
    /// - Parameters:
    ///   - onCompletion: called with the file's new place, or why it could not be moved.
    ///   - onCancellation: called where the user chooses no folder.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, files: file.map { [$0] } ?? [],
            onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: onCancellation)
    }

    /// Lets the user move files to another folder while a binding is true and there are files.
    /// - Parameter onCompletion: called with the files' new places, or why one could not be moved; not where the user
    ///   cancels.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user move files to another folder while a binding is true and there are files.
    /// - Parameters:
    ///   - onCompletion: called with the files' new places, or why one could not be moved.
    ///   - onCancellation: called where the user chooses no folder.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        let files = Array(files)
        return modifier(
            FileBrowserModifier(
                isPresented: isPresented.whileTrue(!files.isEmpty), purpose: { _ in .move },
                choose: { folders in onCompletion(Result { try FileMove(files, to: folders[0]).perform() }) },
                cancel: onCancellation))
    }
}

/// Files on their way to another folder.
private struct FileMove {
    let files: [URL]
    let folder: URL

    init(_ files: [URL], to folder: URL) {
        self.files = files
        self.folder = folder
    }

    /// - Returns: the files' new places.
    func perform() throws -> [URL] {
        try files.map { file in
            let target = folder.appendingPathComponent(file.lastPathComponent)
            if target.standardizedFileURL != file.standardizedFileURL {
                try FileManager.default.moveItem(at: file, to: target)
            }
            return target
        }
    }
}

extension Binding where Value == Bool {
    /// False while a condition does not hold.
    nonisolated func whileTrue(_ condition: Bool) -> Binding<Bool> {
        Binding(get: { condition && wrappedValue }, set: { wrappedValue = $0 })
    }
}
