import Foundation
import UniformTypeIdentifiers

extension View {
    /// Lets the user choose a file of the machine while a binding is true.
    /// - Parameters:
    ///   - allowedContentTypes: the kinds of files that can be chosen; `.folder` lets a folder be.
    ///   - onCompletion: called with the file that was chosen; not where the user cancels.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false)
        {
            onCompletion($0.map { $0[0] })
        }
    }

    /// Lets the user choose files of the machine while a binding is true.
    /// - Parameters:
    ///   - allowedContentTypes: the kinds of files that can be chosen; `.folder` lets a folder be.
    ///   - onCompletion: called with the files that were chosen, at least one; not where the user cancels.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the user choose files of the machine while a binding is true.
    /// - Parameters:
    ///   - allowedContentTypes: the kinds of files that can be chosen; `.folder` lets a folder be.
    ///   - onCompletion: called with the files that were chosen, at least one.
    ///   - onCancellation: called where the user chooses none.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileBrowserModifier(
                isPresented: isPresented,
                purpose: { _ in .open(allowedContentTypes, allowsMultiple: allowsMultipleSelection) },
                choose: { onCompletion(.success($0)) }, cancel: onCancellation))
    }
}
