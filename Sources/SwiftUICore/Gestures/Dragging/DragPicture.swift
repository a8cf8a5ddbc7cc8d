import Drawing
import Foundation
import Geometry
import Platform

/// How something that is dragged looks.
struct DragPicture {
    let commands: [DrawCommand]
    /// Where it draws, in its own coordinates.
    let bounds: CGRect
    /// The point that lies under the pointer, in its own coordinates.
    let grip: CGPoint

    private static let opacity = 0.8

    func frame(at location: CGPoint) -> CGRect {
        bounds.offsetBy(dx: location.x - grip.x, dy: location.y - grip.y)
    }

    @MainActor
    func paint(_ painter: inout Painter, at location: CGPoint) {
        let shift = CGAffineTransform(translationX: location.x - grip.x, y: location.y - grip.y)
        painter.transformed(by: shift) { painter in
            painter.layer(.opacity(Self.opacity), bounds: bounds) { $0.draw(commands) }
        }
    }

    /// For the host, which shows it outside of the window.
    @MainActor
    func outside(scale: CGFloat) -> OutgoingDrag.Picture {
        var painter = Painter(clip: bounds, scale: scale)
        paint(&painter, at: grip)
        return OutgoingDrag.Picture(list: painter.list, bounds: bounds, grip: grip)
    }
}
