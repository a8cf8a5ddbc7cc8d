import Drawing
import Foundation
import Geometry

/// Measures and lays out text; what it returns, the renderer of the same library draws.
///
/// It is called on the main thread only. It is not bound to the main actor, since layout code is not (as Apple's `Layout`).
package protocol TextMeasurer: AnyObject {
    /// Lays a text out.
    ///
    /// A text that was shaped before, at whatever width, is not shaped again.
    /// - Parameters:
    ///   - width: points that lines may take; nil is no limit, 0 is the narrowest.
    ///   - height: points that all lines may take; what does not fit is truncated, but for the first line; nil is no limit.
    func layout(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextLayout

    /// The outline of one glyph of a font family, scaled to an em of 1 point, y downwards, origin on the baseline;
    /// nil where the family or the glyph is missing.
    func glyphOutline(family: String, scalar: Unicode.Scalar) -> Path?

    /// Whether there is a font of a family, full or PostScript name.
    func isInstalled(_ fontName: String) -> Bool
}
