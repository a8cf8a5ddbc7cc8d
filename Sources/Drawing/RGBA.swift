import Geometry

/// A colour in gamma-encoded sRGB with straight (not premultiplied) alpha.
///
/// Components lie in 0…1; values outside stand for wide-gamut colours and are clamped when painted.
package struct RGBA: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    @inlinable
    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)
    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    /// The same colour with its alpha multiplied.
    package func opacity(_ factor: Float) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
