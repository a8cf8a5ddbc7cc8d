import AppleFoundation
import Foundation
import Geometry
import Platform
import UniformTypeIdentifiers

/// Takes what is dragged into a window from outside, on the way of what is lifted in it.
@MainActor
final class DragReceiver {
    private unowned let viewGraph: ViewGraph
    private var session: DragSession?

    init(viewGraph: ViewGraph) { self.viewGraph = viewGraph }

    /// - Returns: whether it would be taken where it is; once it is dropped, whether it was.
    func handle(_ event: DragEvent) -> Bool {
        switch event.phase {
        case .entered:
            session = makeSession(event)
            return session?.carry(to: event.location) == true
        case .moved:
            return session?.carry(to: event.location) == true
        case .left:
            session?.carryAway()
            forget(event)
            return false
        case .dropped:
            defer { forget(event) }
            _ = session?.carry(to: event.location)
            return session?.carriedDrop(event.source == nil ? Self.providers(of: event) : nil) == true
        }
    }

    /// What was lifted in this window comes back; what was lifted in another one of the app brings its value along.
    private func makeSession(_ event: DragEvent) -> DragSession {
        let source = event.source as? DragSession
        if let source, source === viewGraph.dragSession { return source }
        return DragSession(
            source?.providers ?? Self.providers(of: event), payload: source?.payload, picture: nil, at: event.location,
            in: viewGraph)
    }

    private func forget(_ event: DragEvent) {
        // What was lifted here ends with the pointer that lifted it.
        if viewGraph.dragSession === session, event.source as? DragSession !== session { viewGraph.dragSession = nil }
        session = nil
    }

    // MARK: What is dragged

    /// A provider for each file and each further address; one for everything else.
    static func providers(of event: DragEvent) -> [NSItemProvider] {
        let addresses = event.data[DragEvent.addressList].map(Self.addresses) ?? []
        let files = addresses.filter(\.isFileURL)
        guard files.isEmpty else { return files.map(Self.provider) }
        return [provider(of: event, address: addresses.first)] + addresses.dropFirst().map(Self.provider)
    }

    private static func provider(_ address: URL) -> NSItemProvider {
        (address.isFileURL ? NSItemProvider(contentsOf: address) : nil) ?? NSItemProvider(object: address as NSURL)
    }

    private static func provider(of event: DragEvent, address: URL?) -> NSItemProvider {
        let provider = address.map { NSItemProvider(object: $0 as NSURL) } ?? NSItemProvider()
        for mimeType in event.mimeTypes where mimeType != DragEvent.addressList {
            guard let type = UTType(dragMIMEType: mimeType) else { continue }
            let isKnown = provider.registeredTypeIdentifiers.contains(type.identifier)
            let data = event.data[mimeType]
            if isKnown && data == nil { continue }
            provider.registerDataRepresentation(for: type) { completion in
                completion(data, data == nil ? CocoaError(.fileNoSuchFile) : nil)
                return nil
            }
        }
        return provider
    }

    /// The lines of a list of addresses; those that begin with a number sign are remarks (RFC 2483).
    private static func addresses(_ list: Data) -> [URL] {
        String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
            .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
    }
}
