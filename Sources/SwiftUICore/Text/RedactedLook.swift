import Foundation
import Geometry

/// How content that is hidden looks; measured by eye from iOS, Apple publishes no figures.
@MainActor
enum RedactedLook {
    private static let opacity = 0.16
    private static let cornerRadius: CGFloat = 4
    /// The part of a line's height that its bar takes.
    private static let barHeight: CGFloat = 0.75

    /// Draws a bar for each line of a text.
    static func paint(lines: [CGRect], in style: ResolvedStyle, _ painter: inout Painter, covering bounds: CGRect) {
        painter.paint(with: style.opacity(opacity), in: bounds, covering: bounds) { painter, paint in
            for line in lines where line.width > 0 {
                let bar = line.insetBy(dx: 0, dy: line.height * (1 - barHeight) / 2)
                painter.fill(Path(roundedRect: bar, cornerRadius: min(cornerRadius, bar.height / 2)), paint)
            }
        }
    }

    /// Draws an area for a picture.
    static func paint(picture rectangle: CGRect, in style: ResolvedStyle, _ painter: inout Painter) {
        painter.paint(with: style.opacity(opacity), in: rectangle, covering: rectangle) {
            $0.fill(Path(roundedRect: rectangle, cornerRadius: cornerRadius), $1)
        }
    }
}
