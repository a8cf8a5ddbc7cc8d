import Foundation
import Geometry

/// The circle or square around a symbol whose icon the font has without it: `trash.circle.fill` is made of `trash`.
struct SymbolEnclosure {
    /// The symbol inside.
    let base: String
    private let isCircle: Bool
    private let isFilled: Bool

    /// The em's part that the shape, its line and the icon inside take: those of the font's own icons in circles.
    private static let side: CGFloat = 20.0 / 24
    private static let lineWidth: CGFloat = 2.0 / 24
    private static let innerScale: CGFloat = 0.55
    private static let cornerRadius: CGFloat = 2.5 / 24

    /// nil for a name that has no such shape, or an icon of its own, or nothing to draw inside: `person.crop.circle.fill`
    /// is drawn as `person.crop.circle`, since there is no icon of `person.crop`.
    init?(_ name: String) {
        var parts = name.split(separator: ".")
        isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard parts.count > 1, let shape = parts.popLast(), shape == "circle" || shape == "square",
            !SymbolTable.hasOwnIcon(for: name)
        else { return nil }
        isCircle = shape == "circle"
        let plain = parts.joined(separator: ".")
        base = SymbolTable.hasOwnIcon(for: plain + ".fill") ? plain + ".fill" : plain
        if SymbolTable.scalar(for: base) == nil { return nil }
    }

    /// The shape around an icon, in an em of 1 with its middle at the origin, as the icon is.
    func path(around icon: Path) -> Path {
        let inner = icon.applying(CGAffineTransform(scaleX: Self.innerScale, y: Self.innerScale))
        guard isFilled else {
            var path = shape(side: Self.side - Self.lineWidth).strokedPath(StrokeStyle(lineWidth: Self.lineWidth))
            path.addPath(inner)
            return path
        }
        return shape(side: Self.side).subtracting(inner)
    }

    private func shape(side: CGFloat) -> Path {
        let square = CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
        return isCircle ? Path(ellipseIn: square) : Path(roundedRect: square, cornerRadius: Self.cornerRadius)
    }
}
