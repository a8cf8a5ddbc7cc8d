import CairoRenderer
import Drawing
import Foundation
import Geometry
import SwiftUITestSupport

extension ViewHarness {
    /// The colour that a point of the window has.
    func color(at x: CGFloat, _ y: CGFloat) -> RGBA {
        let scale = viewGraph.metrics.scale
        return picture().color(x: Int(x * scale), y: Int(y * scale))
    }

    /// What the window shows.
    func picture() -> PixelSurface {
        let (size, scale) = (viewGraph.metrics.size, viewGraph.metrics.scale)
        let picture = PixelSurface(width: Int(size.width * scale), height: Int(size.height * scale))
        CairoRenderer().draw(displayList, on: picture, scale: scale)
        return picture
    }
}

extension RGBA {
    /// Red, green, blue and opacity in 255ths.
    var bytes: [Int] { [red, green, blue, alpha].map { Int((min(1, max(0, $0)) * 255).rounded()) } }

    /// Whether no component differs by more.
    func isNear(_ other: RGBA, tolerance: Float = 2.0 / 255) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
            && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }
}
