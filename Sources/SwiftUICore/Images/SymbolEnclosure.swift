import Foundation
import Geometry

/// The circle or square around a symbol whose icon the font has without it: `trash.circle.fill` is made of `trash`.
struct SymbolEnclosure {
    /// The symbol inside.
    let base: String
    /// A number or a letter that is inside instead.
    let characters: String?
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
        guard parts.count > 1, let shape = parts.popLast(), shape == "circle" || shape == "square" else { return nil }
        let plain = parts.joined(separator: ".")
        characters = Self.areCharacters(plain) ? plain.uppercased() : nil
        guard characters != nil || !SymbolTable.hasOwnIcon(for: name) else { return nil }
        isCircle = shape == "circle"
        base = SymbolTable.hasOwnIcon(for: plain + ".fill") ? plain + ".fill" : plain
        if characters == nil, SymbolTable.scalar(for: base) == nil { return nil }
    }

    /// SF Symbols has the numbers from 0 to 50 and the letters.
    private static func areCharacters(_ name: String) -> Bool {
        if let number = Int(name) { return (0...50).contains(number) && String(number) == name }
        return name.wholeMatch(of: /[a-z]/) != nil
    }

    /// How high characters are, as a part of the em, and the distance between two of them.
    private static let characterHeight: CGFloat = 0.72
    private static let characterGap: CGFloat = 0.06

    /// The characters as one outline, in an em of 1 with its middle at the origin.
    /// - Parameter glyph: the outline of a character in an em of 1; nil where there is none.
    static func outline(of characters: String, glyph: (Unicode.Scalar) -> Path?) -> Path? {
        var path = Path()
        for scalar in characters.unicodeScalars {
            guard let outline = glyph(scalar) else { return nil }
            let start = path.isEmpty ? 0 : path.boundingRect.maxX + characterGap
            path.addPath(outline.offsetBy(dx: start - outline.boundingRect.minX, dy: 0))
        }
        let bounds = path.boundingRect
        guard bounds.height > 0 else { return nil }
        let scale = min(characterHeight / bounds.height, 1 / bounds.width)
        return path.offsetBy(dx: -bounds.midX, dy: -bounds.midY).applying(CGAffineTransform(scaleX: scale, y: scale))
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
