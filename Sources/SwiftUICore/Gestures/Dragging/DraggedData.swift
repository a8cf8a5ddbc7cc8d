import AppleFoundation
import Foundation
import Platform
import UniformTypeIdentifiers

/// What is dragged, as other programs get it: by MIME types.
@MainActor
final class DraggedData {
    private struct Representation {
        let mimeType: String
        let provider: NSItemProvider
        let identifier: String
    }

    private let representations: [Representation]

    init(_ providers: [NSItemProvider]) {
        representations = providers.flatMap { provider in
            provider.typeIdentifiersForOthers.flatMap { identifier in
                UTType.declared(identifier).dragMIMETypes.map {
                    Representation(mimeType: $0, provider: provider, identifier: identifier)
                }
            }
        }
    }

    /// The best first.
    var mimeTypes: [String] {
        var seen: Set<String> = []
        return representations.map(\.mimeType).filter { seen.insert($0).inserted }
    }

    /// Makes the data of a type: of all items for addresses and texts, of the first one for anything else.
    func load(_ mimeType: String, _ completion: @escaping @MainActor (Data?) -> Void) {
        let all = perProvider(mimeType)
        switch mimeType {
        case DragEvent.addressList: join(all, separator: "\r\n", terminator: "\r\n", completion)
        case UTType.dragTextType: join(all, separator: "\n", completion)
        default: join(Array(all.prefix(1)), completion)
        }
    }

    /// The best of each item.
    private func perProvider(_ mimeType: String) -> [Representation] {
        var seen: Set<ObjectIdentifier> = []
        return representations.filter {
            $0.mimeType == mimeType && seen.insert(ObjectIdentifier($0.provider)).inserted
        }
    }

    private func join(
        _ all: [Representation], separator: String = "", terminator: String = "",
        _ completion: @escaping @MainActor (Data?) -> Void
    ) {
        Task { @MainActor in
            var parts: [Data] = []
            for representation in all {
                if let data = await Self.data(of: representation) { parts.append(data) }
            }
            guard !parts.isEmpty else { return completion(nil) }
            completion(Data(parts.joined(separator: Array(separator.utf8))) + Data(terminator.utf8))
        }
    }

    private static func data(of representation: Representation) async -> Data? {
        await withCheckedContinuation { continuation in
            representation.provider.loadDataRepresentation(forTypeIdentifier: representation.identifier) { data, _ in
                continuation.resume(returning: data)
            }
        }
    }
}

extension UTType {
    /// Text as other programs give and take it.
    static let dragTextType = "text/plain;charset=utf-8"
    /// Kinds without a MIME type go by their own name, for other apps that know it.
    private static let namePrefix = "application/x-uti-"

    /// The MIME types that data of the kind has as it is.
    var dragMIMETypes: [String] {
        if conforms(to: .url) { return [DragEvent.addressList, Self.dragTextType] }
        if self == .utf8PlainText || self == .plainText || self == .text { return [Self.dragTextType] }
        // UTF-16 is no text to other programs.
        let isText = conforms(to: .plainText) && !conforms(to: .utf16PlainText)
        return [preferredMIMEType ?? Self.namePrefix + identifier] + (isText ? [Self.dragTextType] : [])
    }

    /// The kind of data of a MIME type, parameters such as a character set apart.
    init?(dragMIMEType: String) {
        if dragMIMEType.hasPrefix(Self.namePrefix) {
            self = .declared(String(dragMIMEType.dropFirst(Self.namePrefix.count)))
            return
        }
        let type = dragMIMEType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
        if type == "text/plain" { self = .utf8PlainText } else { self.init(mimeType: type) }
    }
}
