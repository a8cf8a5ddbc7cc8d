import Combine
import Drawing
import Foundation
import Geometry
import Platform

/// Draws a view into a picture, outside of any window.
///
/// The view has the default environment. Pictures are drawn anew each time they are asked for.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    /// What is drawn.
    public var content: Content { willSet { objectWillChange.send() } }
    /// The size that the view is proposed, in points.
    public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
    /// Pixels a point.
    public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
    /// Whether the picture has no transparent parts; they are black then.
    public var isOpaque = false { willSet { objectWillChange.send() } }
    // It guards itself.
    public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()

    public init(content view: Content) { content = view }

    /// What the view draws at the size that it has.
    package func draw() -> (size: CGSize, commands: [DrawCommand]) {
        var metrics = WindowMetrics()
        metrics.scale = scale
        let root = RootContent(content, services: AppRuntime.drawingServices, metrics: metrics)
        defer { root.close() }
        _ = root.frame(at: 0)
        guard let view = root.contentNode else { return (.zero, []) }
        metrics.size = view.sizeThatFits(proposedSize)
        let (width, height) = (metrics.size.width, metrics.size.height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return (.zero, []) }
        root.metricsChanged(metrics)
        _ = root.frame(at: 0)
        var painter = Painter(clip: CGRect(origin: .zero, size: metrics.size), scale: scale)
        painter.paint(root.viewGraph.root)
        return (metrics.size, painter.list.commands)
    }

    /// The same in pixels; nil where the view has no size or the host draws no pictures.
    package func bitmap() -> Bitmap? {
        let (size, commands) = draw()
        var list = DisplayList()
        list.commands = commands
        return (AppRuntime.drawingServices.imageDecoder as? any PictureDrawer)?
            .bitmap(of: list, size: size, scale: scale, isOpaque: isOpaque)
    }

    /// The view as the content of a PNG file.
    package func png() -> Data? { bitmap().flatMap { AppRuntime.drawingServices.imageDecoder.encode($0, as: .png) } }
}
