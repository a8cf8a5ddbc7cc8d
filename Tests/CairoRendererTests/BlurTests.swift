import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Blurs and shadows")
struct BlurTests {
    /// The spread of ink along x.
    private func variance(_ picture: TestPicture) -> Double {
        var (sum, first, second) = (0.0, 0.0, 0.0)
        for y in 0..<picture.surface.height {
            for x in 0..<picture.surface.width {
                let weight = Double(picture.color(x, y).alpha)
                sum += weight
                first += weight * Double(x)
                second += weight * Double(x) * Double(x)
            }
        }
        return second / sum - (first / sum) * (first / sum)
    }

    /// A blur adds its own variance, sigma², to that of what is blurred: (w² − 1) / 12 for w full pixels.
    @Test("The radius is the sigma", arguments: [1.0, 2, 3, 5, 8, 13])
    func sigma(_ radius: CGFloat) {
        let box = CGRect(x: 60, y: 60, width: 40, height: 40)
        let picture = TestPicture(
            [.pushLayer(.blur(radius: radius, opaque: false), bounds: box), .box(60, 60, 40, 40, .black), .pop],
            width: 160, height: 160, background: nil)
        let added = variance(picture) - (40 * 40 - 1) / 12.0
        #expect(abs(added.squareRoot() - Double(radius)) < 0.06 * Double(radius) + 0.05)
    }

    @Test("A blur loses no ink", arguments: [0.5, 2, 7])
    func ink(_ radius: CGFloat) {
        let picture = TestPicture(
            [
                .pushLayer(.blur(radius: radius, opaque: false), bounds: CGRect(x: 40, y: 40, width: 20, height: 20)),
                .box(40, 40, 20, 20, .black), .pop,
            ], width: 100, height: 100)
        #expect(abs(picture.ink - 400) < 12)
    }

    @Test("A blur counts points, not pixels")
    func scale() {
        let commands: [DrawCommand] = [
            .pushLayer(.blur(radius: 3, opaque: false), bounds: CGRect(x: 20, y: 20, width: 40, height: 40)),
            .box(20, 20, 40, 40, .black), .pop,
        ]
        let picture = TestPicture(commands, width: 160, height: 160, scale: 2, background: nil)
        let added = variance(picture) - (80 * 80 - 1) / 12.0
        #expect(abs(added.squareRoot() - 6) < 0.4)
    }

    @Test("An opaque blur stays opaque to its edge and draws nothing outside")
    func opaque() {
        let box = CGRect(x: 10, y: 10, width: 20, height: 20)
        let picture = TestPicture(
            [
                .pushLayer(.blur(radius: 4, opaque: true), bounds: box), .box(10, 10, 10, 20, .pureRed),
                .box(20, 10, 10, 20, .pureBlue), .pop,
            ], background: nil)
        #expect(picture.bytes(10, 10)[3] == 255)
        #expect(picture.bytes(29, 29)[3] == 255)
        #expect(picture.bytes(9, 20) == clear)
        #expect(picture.bytes(20, 20)[0] > 80 && picture.bytes(20, 20)[2] > 80)
    }

    @Test("A blur of no radius changes nothing")
    func noRadius() {
        let picture = TestPicture([
            .pushLayer(.blur(radius: 0, opaque: false), bounds: CGRect(x: 5, y: 5, width: 9, height: 9)),
            .box(5, 5, 9, 9, .black), .box(5, 5, 2, 2, .pureRed), .pop,
        ])
        #expect(picture.bounds() == CGRect(x: 5, y: 5, width: 9, height: 9))
        #expect(picture.bytes(5, 5) == red)
        #expect(picture.bytes(13, 13) == black)
    }

    @Test("A blur at the edge of the picture is that of the whole")
    func cut() {
        let commands = { (offset: CGFloat) -> [DrawCommand] in
            [
                .pushLayer(
                    .blur(radius: 4, opaque: false), bounds: CGRect(x: offset - 20, y: 0, width: 40, height: 40)),
                .box(offset - 20, 0, 40, 40, .black), .pop,
            ]
        }
        let cut = TestPicture(commands(0))
        let whole = TestPicture(commands(60), width: 140)
        for x in stride(from: 0, to: 40, by: 2) { #expect(cut.isNear(x, 20, whole.bytes(x + 60, 20), tolerance: 3)) }
    }

    private func shadow(_ color: RGBA, radius: CGFloat, _ offset: CGSize, _ box: CGRect) -> [DrawCommand] {
        [
            .pushLayer(.shadow(color, radius: radius, offset: offset), bounds: box),
            .fill(Path(box), .color(.pureRed), FillStyle()), .pop,
        ]
    }

    @Test("A sharp shadow is the shape, moved, below it")
    func sharpShadow() {
        let box = CGRect(x: 10, y: 10, width: 10, height: 10)
        let picture = TestPicture(shadow(.black, radius: 0, CGSize(width: 5, height: 6), box))
        #expect(picture.bytes(12, 12) == red)
        #expect(picture.bytes(19, 19) == red)
        #expect(picture.bytes(24, 25) == black)
        #expect(picture.bytes(25, 25) == white)
        #expect(picture.bytes(12, 21) == white)
    }

    @Test("A soft shadow is half as strong at the edge of a large shape")
    func softShadow() {
        let box = CGRect(x: 30, y: 30, width: 60, height: 60)
        let picture = TestPicture(shadow(.black, radius: 4, CGSize(width: 0, height: 30), box), width: 120, height: 160)
        #expect(picture.isNear(60, 119, [122, 122, 122, 255], tolerance: 12))
        #expect(picture.bytes(60, 100) == black)
        #expect(picture.bytes(60, 135) == white)
        #expect(picture.bytes(60, 85) == red)
    }

    @Test("A shadow has its colour's opacity, and does not show through a fading layer")
    func translucentShadow() {
        let box = CGRect(x: 10, y: 10, width: 10, height: 10)
        let faint = TestPicture(shadow(RGBA.black.opacity(0.5), radius: 0, CGSize(width: 10, height: 0), box))
        #expect(faint.isNear(25, 15, [127, 127, 127, 255]))
        let fading = TestPicture(
            [.pushLayer(.opacity(0.5), bounds: CGRect(x: 0, y: 0, width: 40, height: 40))]
                + shadow(.black, radius: 0, CGSize(width: 5, height: 0), box) + [.pop])
        #expect(fading.isNear(17, 15, [255, 127, 127, 255]))
        #expect(fading.isNear(22, 15, [127, 127, 127, 255]))
    }

    @Test("The shadow of a shape beside the picture falls into it")
    func shadowFromOutside() {
        let box = CGRect(x: -30, y: 10, width: 20, height: 10)
        let picture = TestPicture(shadow(.black, radius: 0, CGSize(width: 40, height: 0), box))
        #expect(picture.bytes(15, 15) == black)
    }

    @Test("Equal shapes are blurred once")
    func cache() {
        let renderer = CairoRenderer()
        let cards = (0..<5).flatMap { index in
            shadow(.black, radius: 3, .zero, CGRect(x: 20, y: 20 + CGFloat(index) * 30, width: 40, height: 20))
        }
        _ = TestPicture(cards, width: 100, height: 200, renderer: renderer)
        #expect(renderer.shadows.blurCount == 1)
        _ = TestPicture(cards, width: 100, height: 200, renderer: renderer)
        #expect(renderer.shadows.blurCount == 1)
    }
}
