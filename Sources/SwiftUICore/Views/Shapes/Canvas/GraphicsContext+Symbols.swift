import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// A view of a canvas's symbols, ready to be drawn.
    public struct ResolvedSymbol {
        fileprivate let node: UncheckedBox<LayoutNode>

        /// The size that the view has by itself, in points.
        public var size: CGSize { node.value.size }
    }

    /// The view that has a tag among the canvas's symbols; nil where there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let symbols = recorder.symbols else { return nil }
        let (boxed, id) = (UncheckedBox(symbols), UncheckedBox(id))
        let node = MainActor.assumeIsolated { UncheckedBox(boxed.value.symbol(id.value)) }.value
        return node.map { ResolvedSymbol(node: UncheckedBox($0)) }
    }

    /// Draws a view, scaled to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        let scale = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height)
        let place = scale.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
        let node = symbol.node
        paint(in: node.value.drawingBounds.applying(place)) { painter in
            painter.transformed(by: place) { $0.paint(node.value) }
        }
    }

    /// Draws a view at its own size, with a point of it at a place.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let corner = anchor.point(in: symbol.size)
        draw(symbol, in: CGRect(x: point.x - corner.x, y: point.y - corner.y, size: symbol.size))
    }
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }
}
