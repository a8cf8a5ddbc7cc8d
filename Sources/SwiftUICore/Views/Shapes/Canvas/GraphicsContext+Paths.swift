import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        let bounds = path.boundingRect
        let look = self.style(of: shading, filling: bounds)
        paint(in: bounds.insetBy(dx: -look.reach, dy: -look.reach)) {
            $0.paint(with: look, in: bounds, covering: bounds) { $0.fill(path, $1, style: style) }
        }
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        let reach = style.reach(along: path)
        let bounds = path.boundingRect.insetBy(dx: -reach, dy: -reach)
        let look = self.style(of: shading, filling: path.boundingRect)
        paint(in: bounds.insetBy(dx: -look.reach, dy: -look.reach)) {
            $0.paint(with: look, in: path.boundingRect, covering: bounds) { $0.stroke(path, style, $1) }
        }
    }

    /// Draws a line along a path.
    /// - Parameter lineWidth: in the coordinates of what is drawn.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }
}
