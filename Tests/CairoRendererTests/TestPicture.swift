import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

/// Draws lists and looks at pixels.
struct TestPicture {
    let surface: PixelSurface

    /// - Parameter background: nil leaves the picture transparent.
    init(
        _ commands: [DrawCommand], width: Int = 40, height: Int = 40, scale: CGFloat = 1,
        background: RGBA? = .white, renderer: CairoRenderer = CairoRenderer()
    ) {
        surface = PixelSurface(width: width, height: height)
        renderer.draw(DisplayList(commands: commands), on: surface, scale: scale, background: background)
    }

    func color(_ x: Int, _ y: Int) -> RGBA { surface.color(x: x, y: y) }

    /// Red, green, blue and alpha, 0…255.
    func bytes(_ x: Int, _ y: Int) -> [Int] {
        let color = color(x, y)
        return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
    }

    /// Whether each component is as near as `tolerance` to the expected one.
    func isNear(_ x: Int, _ y: Int, _ expected: [Int], tolerance: Int = 2) -> Bool {
        zip(bytes(x, y), expected).allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// The sum of all pixels' darkness, a full black one counting 1.
    var ink: Double {
        var sum = 0.0
        for y in 0..<surface.height {
            for x in 0..<surface.width {
                let color = color(x, y)
                let lightness = (color.red + color.green + color.blue) / 3
                sum += Double(color.alpha * (1 - lightness))
            }
        }
        return sum
    }

    /// The smallest rectangle that holds all pixels which are not the background.
    func bounds(of isInk: (RGBA) -> Bool = { $0.red + $0.green + $0.blue < 2.9 }) -> CGRect {
        var result = CGRect.null
        for y in 0..<surface.height {
            for x in 0..<surface.width where isInk(color(x, y)) {
                result = result.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return result
    }
}

extension RGBA {
    static let pureRed = RGBA(red: 1, green: 0, blue: 0)
    static let pureGreen = RGBA(red: 0, green: 1, blue: 0)
    static let pureBlue = RGBA(red: 0, green: 0, blue: 1)
}

extension DrawCommand {
    static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA) -> DrawCommand {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
    }
}

let red = [255, 0, 0, 255]
let green = [0, 255, 0, 255]
let blue = [0, 0, 255, 255]
let white = [255, 255, 255, 255]
let black = [0, 0, 0, 255]
let clear = [0, 0, 0, 0]
