import Drawing
import Foundation
import Geometry

/// A page on its way out of the view that it belongs to, or back into it.
struct PageZoom {
    /// Where the view lies, and the whole of the stack.
    let source: CGRect
    let frame: CGRect

    /// Points (from memory).
    private static let cornerRadius: CGFloat = 24

    /// - Parameter progress: 0 in the view, 1 in place.
    @MainActor
    func paint(_ page: LayoutNode, progress: CGFloat, _ painter: inout Painter) {
        paint(progress: progress, &painter) { $0.paint(page) }
    }

    /// - Parameter progress: 0 in the view, 1 in place.
    @MainActor
    func paint(progress: CGFloat, _ painter: inout Painter, page: (inout Painter) -> Void) {
        let area = area(at: progress)
        let scale = area.width / max(1, frame.width)
        let shift = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: area.minX - frame.minX * scale, ty: area.minY - frame.minY * scale)
        let path = Path(roundedRect: area, cornerRadius: Self.cornerRadius * min(1, 4 * (1 - progress)))
        painter.clipped(to: path) { painter in
            painter.layer(.opacity(Double(min(1, max(0, 3 * progress)))), bounds: area) { painter in
                painter.transformed(by: shift) { page(&$0) }
            }
        }
    }

    private func area(at progress: CGFloat) -> CGRect {
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
        return CGRect(
            x: between(source.minX, frame.minX), y: between(source.minY, frame.minY),
            width: max(1, between(source.width, frame.width)), height: max(1, between(source.height, frame.height)))
    }
}
