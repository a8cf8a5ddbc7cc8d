import Foundation
import Geometry

/// Draws a text in the place of the usual way.
///
/// Its `animatableData` moves where the renderer of a view is changed in an animation.
public protocol TextRenderer: Animatable {
    /// Draws the lines, in the coordinates of the text's top left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// The size of the text; the lines' own by default.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// Points beyond the text's frame that are drawn to; none by default.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Measures the text that a renderer draws.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A renderer in the environment.
final class AnyTextRenderer {
    let base: any TextRenderer
    init(_ base: any TextRenderer) { self.base = base }
}
