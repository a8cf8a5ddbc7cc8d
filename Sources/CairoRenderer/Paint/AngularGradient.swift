import Drawing
import Foundation
import Geometry

/// A gradient around a point.
///
/// As Apple documents it: a sweep of more than a turn shows its last turn; what a smaller sweep leaves open has the end
/// colour up to its middle and the start colour from there on.
struct AngularGradient {
    let ramp: GradientRamp
    let center: CGPoint
    let startAngle: CGFloat
    let endAngle: CGFloat

    /// The gradient in a region of pixels.
    func picture(_ region: PixelRect, _ transform: CGAffineTransform, opacity: Double) -> PixelSurface {
        let picture = PixelSurface(width: region.width, height: region.height)
        let table = GradientTable(ramp, opacity: opacity)
        let inverse = transform.inverted()
        let sweep = Sweep(from: Float(startAngle), to: Float(endAngle))
        let bytes = picture.bytes
        for row in 0..<region.height {
            let pixels = UnsafeMutableRawPointer(bytes + row * picture.stride).assumingMemoryBound(to: UInt32.self)
            let y = CGFloat(region.minY + row) + 0.5
            let x = CGFloat(region.minX) + 0.5
            var dx = Float(inverse.a * x + inverse.c * y + inverse.tx - center.x)
            var dy = Float(inverse.b * x + inverse.d * y + inverse.ty - center.y)
            for column in 0..<region.width {
                pixels[column] = table.color(at: sweep.location(of: atan2(dy, dx)))
                dx += Float(inverse.a)
                dy += Float(inverse.b)
            }
        }
        picture.markChanged()
        return picture
    }

    /// Maps angles to locations of the gradient.
    private struct Sweep {
        private let start: Float
        private let length: Float
        private let isClockwise: Bool
        /// Where in the gradient the shown turn begins.
        private let firstLocation: Float

        private static let turn = 2 * Float.pi

        init(from startAngle: Float, to endAngle: Float) {
            let whole = endAngle - startAngle
            isClockwise = whole >= 0
            length = min(abs(whole), Self.turn)
            firstLocation = abs(whole) > 0 ? 1 - length / abs(whole) : 0
            start = isClockwise ? endAngle - length : endAngle + length
        }

        func location(of angle: Float) -> Float {
            var distance = (isClockwise ? angle - start : start - angle).truncatingRemainder(dividingBy: Self.turn)
            if distance < 0 { distance += Self.turn }
            guard distance > length else {
                return length > 0 ? firstLocation + (1 - firstLocation) * distance / length : 1
            }
            return distance - length < (Self.turn - length) / 2 ? 1 : 0
        }
    }
}
