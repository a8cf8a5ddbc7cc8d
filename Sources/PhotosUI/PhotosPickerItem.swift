import AppleFoundation
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A picture that the user has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
    /// In which form a picture is handed over; each is handed over as its file is.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String

        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        public static let current = EncodingDisambiguationPolicy(name: "current")
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    let file: URL

    init(file: URL) { self.file = file }

    /// The name in the photo library, for pickers of one; those of the desktop's folder have none.
    public var itemIdentifier: String? { nil }

    /// The kind of the file.
    public var supportedContentTypes: [UTType] { [UTType(filenameExtension: file.pathExtension) ?? .image] }

    /// Loads the picture as a type that takes its data: `Data`, `Image`, or one of the app's own.
    /// - Returns: nil where the type takes no such data.
    /// - Throws: what the type's own reading throws, or why the file can't be read.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let provider = NSItemProvider(contentsOf: file), provider.canLoad(type) else { return nil }
        return try await withCheckedThrowingContinuation { continuation in
            provider.loadTransferable(type: type) { result in
                // The value is made for this one call.
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    /// Loads the picture as a type that takes its data.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        guard let provider = NSItemProvider(contentsOf: file), provider.canLoad(type) else {
            DispatchQueue.global().async { completionHandler(.success(nil)) }
            return Progress(totalUnitCount: 1)
        }
        return provider.loadTransferable(type: type) { completionHandler($0.map(Optional.some)) }
    }
}
