import Foundation
import Geometry

/// The colour stops of a gradient, in order of location (0…1).
package struct GradientRamp: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        package var color: RGBA
        package var location: CGFloat

        package init(color: RGBA, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    package var stops: [Stop]

    package init(stops: [Stop]) { self.stops = stops }
}

/// What a shape, a stroke or a text is filled with. Points are in the coordinates of the command that uses it.
///
/// Colours, of which there are many, stand in place; the others apart.
package enum Paint: Hashable, Sendable {
    case color(RGBA)
    indirect case linearGradient(GradientRamp, start: CGPoint, end: CGPoint)
    /// Circles from `startRadius` to `endRadius` around `center`.
    indirect case radialGradient(GradientRamp, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Ellipses inscribed in `frame`; the radii are fractions of its half sides.
    indirect case ellipticalGradient(
        GradientRamp, frame: CGRect, center: CGPoint, startFraction: CGFloat, endFraction: CGFloat)
    /// A sweep around `center`, clockwise from `startAngle` to `endAngle` (radians, 0 to the right).
    indirect case angularGradient(GradientRamp, center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
    /// A bitmap repeated from `origin`, scaled by `scale`.
    indirect case tile(Bitmap, origin: CGPoint, scale: CGFloat)
    /// What was painted so far beneath, blurred (sigma in points), its saturation multiplied, then covered by `tint`.
    indirect case backdrop(blur: CGFloat, saturation: CGFloat, tint: RGBA)
}
