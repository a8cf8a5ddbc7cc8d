import Drawing
import Geometry

/// A part of a symbol that has a colour of its own where symbols are multicoloured.
package struct SymbolPart: Equatable, Sendable {
    package enum Color: Hashable, Sendable {
        case white
        case system(SystemColor)
    }

    package let path: Path
    package let color: Color

    func applying(_ transform: CGAffineTransform) -> SymbolPart {
        SymbolPart(path: path.applying(transform), color: color)
    }
}
