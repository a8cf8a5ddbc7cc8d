import Foundation
import Geometry

/// One step of a display list. Renderers switch over it without `default`, so that a new case names its places.
///
/// Coordinates are points, y downwards, in the space that the open `pushTransform`s make. What is large and not frequent
/// stands apart from the list.
package enum DrawCommand: Hashable, Sendable {
    case fill(Path, Paint, FillStyle)
    indirect case stroke(Path, StrokeStyle, Paint)
    /// A laid-out text whose top-left corner lies at `origin`; `Paint` fills the runs that have no colour of their own.
    case text(TextLayout, origin: CGPoint, Paint)
    indirect case image(Bitmap, in: CGRect, ImageStyle)
    /// Everything up to the matching `pop` is drawn through the transform.
    case pushTransform(CGAffineTransform)
    /// Everything up to the matching `pop` is drawn only inside the path.
    case pushClip(Path, FillStyle)
    /// Everything up to the matching `pop` is drawn on a layer of its own, which the effect then puts on what is below.
    /// `bounds` contains all that the layer holds before the effect.
    case pushLayer(LayerEffect, bounds: CGRect)
    case pop
}

/// How a layer is put on what is below it.
package enum LayerEffect: Hashable, Sendable {
    case opacity(Double)
    case blend(BlendMode)
    /// A linear map of straight-alpha colour.
    case colorMatrix(ColorMatrix)
    /// The colour where the layer's opacity (0…1) lies between two values, nothing elsewhere.
    indirect case alphaThreshold(least: Double, most: Double, RGBA)
    /// A Gaussian blur; the radius is its sigma in points. An opaque blur has no transparent edge.
    case blur(radius: CGFloat, opaque: Bool)
    /// The layer above a blurred, tinted copy of itself; the radius is the sigma in points.
    indirect case shadow(RGBA, radius: CGFloat, offset: CGSize)
    /// A projective map of the layer's plane.
    indirect case projection(ProjectionTransform)
    /// Keeps the layer where the mask is opaque.
    case mask(DisplayList)
    /// Makes the layer one picture, nothing else.
    case group
}

/// How a bitmap is put into its rectangle.
package struct ImageStyle: Hashable, Sendable {
    package enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    package enum Resizing: Hashable, Sendable {
        case stretch
        /// The middle is repeated, the caps (points) keep their size.
        case tile
    }

    /// Fills the picture's opaque part with this paint instead of its own colours, if set.
    package var template: Paint?
    package var interpolation: Interpolation
    package var resizing: Resizing
    package var capInsets: EdgeInsets
    /// Pixels a point of the bitmap; sizes the caps and tiles.
    package var scale: CGFloat

    package init(
        template: Paint? = nil, interpolation: Interpolation = .medium, resizing: Resizing = .stretch,
        capInsets: EdgeInsets = EdgeInsets(), scale: CGFloat = 1
    ) {
        self.template = template
        self.interpolation = interpolation
        self.resizing = resizing
        self.capInsets = capInsets
        self.scale = scale
    }
}

/// A 4 × 5 matrix on straight-alpha sRGB: rows red, green, blue, alpha; columns red, green, blue, alpha, constant.
package struct ColorMatrix: Hashable, Sendable {
    package var rows: [Float]

    /// - Parameter rows: 20 numbers, row by row.
    package init(rows: [Float]) {
        precondition(rows.count == 20)
        self.rows = rows
    }
}

/// How colours of a layer combine with what is below.
package enum BlendMode: String, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}
