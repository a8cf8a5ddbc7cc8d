import CairoRenderer
import Drawing
import Foundation
import Geometry
import Testing

/// A part of a picture is drawn as it is in the whole.
struct ClippedFillTests {
    private static let square = Path(roundedRect: CGRect(x: 4, y: 4, width: 32, height: 32), cornerRadius: 6)

    private func picture(clip: CGRect) -> PixelSurface {
        let surface = PixelSurface(width: 40, height: 40)
        let list = DisplayList(commands: [
            .pushClip(Path(clip), FillStyle()), .fill(Self.square, .color(.black), FillStyle()), .pop,
        ])
        CairoRenderer().draw(list, on: surface, scale: 1, background: .white)
        return surface
    }

    @Test(arguments: [
        CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 20, y: 0, width: 20, height: 40),
        CGRect(x: 10, y: 10, width: 8, height: 8), CGRect(x: 0, y: 0, width: 40, height: 12),
    ])
    func whatTheClipLeavesIsFilled(clip: CGRect) {
        let whole = picture(clip: CGRect(x: 0, y: 0, width: 40, height: 40))
        let part = picture(clip: clip)
        for y in 0..<40 {
            for x in 0..<40 {
                let isInside = clip.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
                #expect(part.color(x: x, y: y) == (isInside ? whole.color(x: x, y: y) : .white))
            }
        }
    }
}
