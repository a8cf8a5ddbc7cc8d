import Combine
import Foundation
import Geometry

/// Loads a picture from an address and shows it; before that, and where it fails, something else.
///
/// Loading starts when the view appears and ends when it goes; another address starts it anew. Data that was loaded lately
/// is kept in memory. Pictures come by the shared `URLSession`, or from a file.
public nonisolated struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    @State private var loaded: Loaded?
    @Environment(\.imageDecoder) private var decoder

    /// What became of a request.
    private struct Loaded {
        let url: URL
        let phase: AsyncImagePhase
    }

    /// Shows the picture at its own size; a grey area where there is none.
    /// - Parameters:
    ///   - url: nil shows what is shown before a picture is there.
    ///   - scale: the picture's pixels a point.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? .asyncImagePlaceholder }
    }

    /// Shows what the closures make: of the picture, and where there is none.
    /// - Parameters:
    ///   - url: nil shows the placeholder.
    ///   - scale: the picture's pixels a point.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Shows what a closure makes of each phase.
    /// - Parameters:
    ///   - url: nil stays in the phase `empty`.
    ///   - scale: the picture's pixels a point.
    ///   - transaction: the change from one phase to the next is part of it.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    @MainActor
    public var body: some View {
        content(phase).task(id: url) { @MainActor in await load() }
    }

    /// What was loaded for another address is out of date.
    @MainActor
    private var phase: AsyncImagePhase {
        if let loaded, loaded.url == url { loaded.phase } else { .empty }
    }

    @MainActor
    private func load() async {
        guard let url, phase.image == nil else { return }
        do {
            let picture = try await PictureLoader.shared.picture(at: url)
            show(phase(of: picture), of: url)
        } catch {
            // The view is gone, or has another address.
            guard !Task.isCancelled else { return }
            show(.failure(error), of: url)
        }
    }

    @MainActor
    private func phase(of picture: EncodedPicture) -> AsyncImagePhase {
        guard let decoder, PictureCache.shared.bitmap(picture, decoder) != nil else {
            return .failure(PictureLoader.UnreadablePicture())
        }
        return .success(Image(source: .encoded(picture, scale: Double(scale))))
    }

    @MainActor
    private func show(_ phase: AsyncImagePhase, of url: URL) {
        withTransaction(transaction) { loaded = Loaded(url: url, phase: phase) }
    }
}

extension Image {
    /// A grey area as large as there is room.
    fileprivate static var asyncImagePlaceholder: Image {
        Image(size: CGSize(width: 1, height: 1)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .style(.quaternary))
        }
        .resizable()
    }
}
