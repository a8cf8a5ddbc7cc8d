import AppleFoundation
import CoreTransferable
import Foundation
import RuntimeWarnings
import UniformTypeIdentifiers

/// One thing that is shared, whatever its type.
package struct SharedItem {
    let provider: NSItemProvider
    let title: Text?
    let image: Image?
    /// The address, where it is one that a program of the desktop can open.
    let url: URL?
    /// The text where it is known at once.
    private let text: String?

    init<T: Transferable>(_ value: T, title: Text?, image: Image?) {
        provider = value.itemProvider
        url = value as? URL
        text = value as? String ?? url?.absoluteString
        self.title = title ?? text.map { Text(verbatim: $0) }
        self.image = image
    }

    /// A text, an address, or what a provider makes files of.
    package init(_ provider: NSItemProvider, text: String? = nil, url: URL? = nil, image: Image? = nil) {
        self.provider = provider
        self.url = url
        self.text = text ?? url?.absoluteString
        self.image = image
        title = self.text.map { Text(verbatim: $0) }
    }

    /// Whether it can be handed over as a text.
    var isText: Bool { text != nil || provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier) }

    /// The kind of file that can be made of it; nil for texts and addresses.
    var fileType: UTType? {
        guard text == nil else { return nil }
        return provider.registeredContentTypes.first {
            !$0.conforms(to: .plainText) && !$0.conforms(to: .url) && $0.preferredFilenameExtension != nil
        }
    }

    /// Hands over the text on the main actor.
    @MainActor
    func withText(_ action: @escaping @MainActor (String) -> Void) {
        if let text { return action(text) }
        provider.loadTransferable(type: String.self) { result in
            guard let text = try? result.get() else { return }
            Task { @MainActor in action(text) }
        }
    }

    /// Writes a file of a name that no other has.
    func save(in folder: URL, as type: UTType) {
        let name = provider.suggestedName ?? "Item"
        provider.loadDataRepresentation(for: type) { data, _ in
            guard let data else { return }
            let ending = type.preferredFilenameExtension ?? "data"
            let files = (1...).lazy.map { number in
                folder.appendingPathComponent("\(name)\(number == 1 ? "" : " \(number)").\(ending)")
            }
            guard let file = files.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) else { return }
            do {
                try data.write(to: file, options: .withoutOverwriting)
            } catch {
                RuntimeWarning.report("\(file.path) can't be written: \(error)", once: "ShareLink.\(file.path)")
            }
        }
    }
}
