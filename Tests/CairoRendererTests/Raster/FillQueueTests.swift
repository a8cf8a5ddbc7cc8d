import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

/// Fills that follow each other are painted by two threads where they are many.
struct FillQueueTests {
    private static let (width, height) = (200, 300)

    /// Shapes that lie over each other, some of them across the middle.
    private static let shapes: [[DrawCommand]] = (0..<60).map { index in
        let phase = Double(index)
        let rect = CGRect(x: -30, y: -20, width: 60, height: index == 30 ? 500 : 40)
        let place = CGAffineTransform(rotationAngle: phase)
            .concatenating(
                CGAffineTransform(translationX: 100 + 90 * cos(phase * 0.7), y: 150 + 160 * sin(phase * 0.9)))
        let color = RGBA(red: Float(index % 3) / 2, green: Float(index % 5) / 4, blue: 0.5, alpha: 0.6)
        return [
            .pushTransform(place),
            .fill(Path(roundedRect: rect, cornerRadius: 6, style: .continuous), .color(color), FillStyle()), .pop,
        ]
    }

    private func pixels(_ lists: [[DrawCommand]], _ renderer: CairoRenderer) -> [UInt8] {
        let picture = PixelSurface(width: Self.width, height: Self.height)
        for commands in lists { renderer.draw(DisplayList(commands: commands), on: picture, scale: 1) }
        return picture.bitmap().pixels
    }

    @Test func twoThreadsPaintWhatOneDoes() {
        let renderer = CairoRenderer()
        let oneByOne = pixels(Self.shapes, renderer)
        #expect(renderer.fills.splitCount == 0)
        let together = pixels([Self.shapes.flatMap { $0 }], renderer)
        #expect(renderer.fills.splitCount == (ProcessInfo.processInfo.activeProcessorCount > 1 ? 1 : 0))
        #expect(together == oneByOne)
        #expect(Set(together).count > 100)
    }

    @Test func whatIsDrawnBetweenFillsStaysBetween() {
        let area = CGRect(x: 0, y: 0, width: 10, height: 10)
        let line = Path {
            $0.move(to: CGPoint(x: 0, y: 5))
            $0.addLine(to: CGPoint(x: 10, y: 5))
        }
        let list: [DrawCommand] = [
            .fill(Path(area), .color(.white), FillStyle()),
            .stroke(line, StrokeStyle(lineWidth: 4), .color(RGBA(red: 1, green: 0, blue: 0, alpha: 1))),
            .fill(
                Path(CGRect(x: 5, y: 0, width: 5, height: 10)), .color(RGBA(red: 0, green: 0, blue: 1, alpha: 1)),
                FillStyle()),
        ]
        let picture = PixelSurface(width: 10, height: 10)
        CairoRenderer().draw(DisplayList(commands: list), on: picture, scale: 1)
        #expect(picture.color(x: 2, y: 5) == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(picture.color(x: 2, y: 1) == .white)
        #expect(picture.color(x: 7, y: 5) == RGBA(red: 0, green: 0, blue: 1, alpha: 1))
    }
}
