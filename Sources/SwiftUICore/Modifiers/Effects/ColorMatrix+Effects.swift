import Drawing
import Foundation

/// The matrices of the colour effects; those with weights are of the W3C's Filter Effects, which agree with Core
/// Animation's filters.
extension ColorMatrix {
    private static let identityAlpha: [Float] = [0, 0, 0, 1, 0]

    /// Each colour component times a factor, plus a constant.
    static func scaling(_ factor: Float, adding constant: Float) -> ColorMatrix {
        ColorMatrix(
            rows: [factor, 0, 0, 0, constant] + [0, factor, 0, 0, constant] + [0, 0, factor, 0, constant]
                + identityAlpha)
    }

    static func multiplying(by color: RGBA) -> ColorMatrix {
        ColorMatrix(
            rows: [color.red, 0, 0, 0, 0] + [0, color.green, 0, 0, 0] + [0, 0, color.blue, 0, 0]
                + [0, 0, 0, color.alpha, 0])
    }

    /// The distance from the grey of the same luminance times an amount.
    static func saturation(_ amount: Float) -> ColorMatrix {
        mixing { row, column in luminance[column] * (1 - amount) + (row == column ? amount : 0) }
    }

    /// A turn of the colour wheel that keeps luminance; radians.
    static func hueRotation(_ angle: Float) -> ColorMatrix {
        let (cosine, sine) = (cos(angle), sin(angle))
        let sines: [[Float]] = [[-0.213, -0.715, 0.928], [0.143, 0.14, -0.283], [-0.787, 0.715, 0.072]]
        return mixing { row, column in
            luminance[column] + ((row == column ? 1 : 0) - luminance[column]) * cosine + sines[row][column] * sine
        }
    }

    static let luminanceToAlpha = ColorMatrix(
        rows: Array(repeating: 0, count: 15) + [0.2125, 0.7154, 0.0721, 0, 0])

    private static let luminance: [Float] = [0.213, 0.715, 0.072]

    private static func mixing(_ weight: (_ row: Int, _ column: Int) -> Float) -> ColorMatrix {
        ColorMatrix(
            rows: (0..<3).flatMap { row in [weight(row, 0), weight(row, 1), weight(row, 2), 0, 0] } + identityAlpha)
    }
}
