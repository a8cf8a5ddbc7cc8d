import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Layers")
struct LayerTests {
    private static let all = CGRect(x: 0, y: 0, width: 40, height: 40)

    private func layer(_ effect: LayerEffect, _ commands: DrawCommand..., bounds: CGRect = all) -> [DrawCommand] {
        [.pushLayer(effect, bounds: bounds)] + commands + [.pop]
    }

    @Test("Opacity treats what overlaps as one picture")
    func opacity() {
        let picture = TestPicture(layer(.opacity(0.5), .box(0, 0, 20, 20, .black), .box(10, 10, 20, 20, .black)))
        #expect(picture.isNear(5, 5, [127, 127, 127, 255]))
        #expect(picture.isNear(15, 15, [127, 127, 127, 255]))
    }

    @Test("Opacities multiply, whether a layer was needed or not")
    func nestedOpacity() {
        let single = TestPicture(
            [.pushLayer(.opacity(0.5), bounds: Self.all)] + layer(.opacity(0.5), .box(0, 0, 9, 9, .black)) + [.pop])
        let double = TestPicture(
            [.pushLayer(.opacity(0.5), bounds: Self.all)]
                + layer(.opacity(0.5), .box(0, 0, 9, 9, .black), .box(0, 0, 9, 9, .black)) + [.pop])
        #expect(single.isNear(5, 5, [191, 191, 191, 255]))
        #expect(double.isNear(5, 5, [191, 191, 191, 255]))
    }

    @Test("Opacity 0 draws nothing, opacity 1 all")
    func ends() {
        #expect(TestPicture(layer(.opacity(0), .box(0, 0, 9, 9, .black))).bounds().isNull)
        #expect(TestPicture(layer(.opacity(-1), .box(0, 0, 9, 9, .black))).bounds().isNull)
        #expect(TestPicture(layer(.opacity(1), .box(0, 0, 9, 9, .black))).bytes(5, 5) == black)
    }

    /// Expected values by the formulas of the W3C's Compositing and Blending Level 1, for opaque colours.
    static let blends: [(BlendMode, [Int])] = [
        (.normal, [51, 128, 230]), (.multiply, [51, 77, 46]), (.screen, [255, 204, 235]), (.darken, [51, 128, 51]),
        (.lighten, [255, 153, 230]), (.difference, [204, 25, 179]), (.exclusion, [204, 127, 189]),
        (.hardLight, [102, 153, 214]), (.overlay, [255, 153, 92]), (.colorDodge, [255, 255, 255]),
        (.plusLighter, [255, 255, 255]), (.plusDarker, [51, 26, 26]), (.sourceAtop, [51, 128, 230]),
        (.destinationOver, [255, 153, 51]),
    ]

    @Test("Blend modes follow their formulas", arguments: blends)
    func blend(_ mode: BlendMode, _ expected: [Int]) {
        let below = DrawCommand.box(0, 0, 40, 40, RGBA(red: 1, green: 0.6, blue: 0.2))
        let above = DrawCommand.box(10, 10, 20, 20, RGBA(red: 0.2, green: 0.5, blue: 0.9))
        let picture = TestPicture([below] + layer(.blend(mode), above))
        #expect(picture.isNear(20, 20, expected + [255]), "\(picture.bytes(20, 20))")
        #expect(picture.isNear(2, 2, [255, 153, 51, 255]))
    }

    @Test("Destination-out cuts a hole")
    func destinationOut() {
        let picture = TestPicture(
            [.box(0, 0, 40, 40, .pureRed)] + layer(.blend(.destinationOut), .box(10, 10, 20, 20, .black)),
            background: nil)
        #expect(picture.bytes(20, 20) == clear)
        #expect(picture.bytes(5, 5) == red)
    }

    @Test("Plus-darker of translucent colours")
    func plusDarkerTranslucent() {
        // max(0, alpha − the sum of what the colours lack), by hand: alpha 1, red 1 − (0.5 − 0) = 0.5.
        let picture = TestPicture(
            layer(.blend(.plusDarker), .box(0, 0, 40, 40, RGBA.black.opacity(0.5)), .box(0, 0, 1, 1, .black)))
        #expect(picture.isNear(20, 20, [127, 127, 127, 255]))
    }

    @Test("A blend layer inside a group blends with the group alone")
    func isolatedBlend() {
        let picture = TestPicture(
            [.box(0, 0, 40, 40, .pureRed), .pushLayer(.group, bounds: Self.all), .box(0, 0, 20, 40, .white)]
                + layer(.blend(.multiply), .box(0, 0, 40, 40, .pureBlue)) + [.pop])
        #expect(picture.isNear(10, 10, blue))
        #expect(picture.isNear(30, 10, blue))
    }

    @Test("A colour matrix maps straight colours")
    func colorMatrix() {
        let swap = ColorMatrix(rows: [0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0])
        let picture = TestPicture(
            layer(.colorMatrix(swap), .box(0, 0, 20, 40, .pureRed), .box(20, 0, 20, 40, RGBA.pureBlue.opacity(0.5))),
            background: nil)
        #expect(picture.bytes(10, 10) == blue)
        #expect(picture.isNear(30, 10, [255, 0, 0, 128]))
    }

    @Test("A colour matrix' constants and alpha row hold, and results are limited")
    func colorMatrixConstants() {
        let invert = ColorMatrix(rows: [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
        #expect(
            TestPicture(layer(.colorMatrix(invert), .box(0, 0, 40, 40, .pureRed))).bytes(9, 9) == [0, 255, 255, 255])
        let brighten = ColorMatrix(rows: [1, 0, 0, 0, 2, 0, 1, 0, 0, -2, 0, 0, 1, 0, 0, 0, 0, 0, 0.5, 0])
        let picture = TestPicture(layer(.colorMatrix(brighten), .box(0, 0, 40, 40, .pureBlue)), background: nil)
        #expect(picture.isNear(9, 9, [255, 0, 255, 128]))
    }

    @Test("A mask keeps the layer by its own opacity")
    func mask() {
        let mask = DisplayList(commands: [
            .box(0, 0, 10, 40, .black), .box(10, 0, 10, 40, RGBA.white.opacity(0.5)),
        ])
        let picture = TestPicture(layer(.mask(mask), .box(0, 0, 40, 40, .pureRed)), background: nil)
        #expect(picture.bytes(5, 5) == red)
        #expect(picture.isNear(15, 5, [255, 0, 0, 128]))
        #expect(picture.bytes(25, 5) == clear)
    }

    @Test("A mask in an opacity layer fades as a whole")
    func faintMask() {
        let mask = DisplayList(commands: [.box(0, 0, 10, 40, .black)])
        let picture = TestPicture(
            [.pushLayer(.opacity(0.5), bounds: Self.all)] + layer(.mask(mask), .box(0, 0, 40, 40, .pureRed)) + [.pop],
            background: nil)
        #expect(picture.isNear(5, 5, [255, 0, 0, 128]))
        #expect(picture.bytes(25, 5) == clear)
    }

    @Test("A group is drawn as it is")
    func group() {
        let picture = TestPicture(layer(.group, .box(0, 0, 20, 20, .pureRed), .box(5, 5, 5, 5, .pureBlue)))
        #expect(picture.bytes(1, 1) == red)
        #expect(picture.bytes(6, 6) == blue)
    }

    @Test("A layer works at any scale and inside clips")
    func scaledAndClipped() {
        let picture = TestPicture(
            [.pushClip(Path(CGRect(x: 5, y: 5, width: 5, height: 5)), FillStyle())]
                + layer(.opacity(0.5), .box(0, 0, 20, 20, .black), .box(0, 0, 20, 20, .black)) + [.pop], width: 80,
            height: 80,
            scale: 2)
        #expect(picture.bounds() == CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(picture.isNear(12, 12, [127, 127, 127, 255]))
    }
}

@Suite("Projections")
struct ProjectionTests {
    private let all = CGRect(x: 0, y: 0, width: 40, height: 40)

    @Test("An affine projection draws as the transform does")
    func affine() {
        let map = ProjectionTransform(CGAffineTransform(translationX: 10, y: 5))
        let picture = TestPicture([.pushLayer(.projection(map), bounds: all), .box(0, 0, 10, 10, .pureRed), .pop])
        #expect(picture.bytes(15, 10) == red)
        #expect(
            picture.bounds { $0 == .pureRed }.insetBy(dx: -1, dy: -1).contains(CGRect(x: 11, y: 6, width: 8, height: 8))
        )
        #expect(picture.bytes(5, 10) == white)
    }

    @Test("Perspective makes what is far away smaller")
    func perspective() {
        // Around x = 20: the right half lies further back.
        var map = ProjectionTransform()
        map.m13 = 0.02
        let centered = ProjectionTransform(CGAffineTransform(translationX: -20, y: -20)).concatenating(map)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: 20, y: 20)))
        let picture = TestPicture([
            .pushLayer(.projection(centered), bounds: CGRect(x: 10, y: 10, width: 20, height: 20)),
            .box(10, 10, 20, 20, .black), .pop,
        ])
        let height = { (x: Int) in (0..<40).filter { picture.color(x, $0).red < 0.5 }.count }
        // Half heights are 10 / (1 + 0.02 · dx): where x = 20 + dx / (1 + 0.02 · dx).
        #expect(abs(height(20) - 20) <= 1)
        #expect(height(10) > 22)
        #expect(height(27) <= 18 && height(27) > 14)
        #expect(height(30) == 0)
    }

    @Test("What lies behind the viewer is not drawn")
    func behind() {
        var map = ProjectionTransform()
        map.m33 = -1
        let picture = TestPicture([.pushLayer(.projection(map), bounds: all), .box(0, 0, 40, 40, .pureRed), .pop])
        #expect(picture.bounds().isNull)
    }

    @Test("A map that can't be reversed draws nothing and harms nothing")
    func singular() {
        var map = ProjectionTransform()
        map.m11 = 0
        let picture = TestPicture([
            .pushLayer(.projection(map), bounds: all), .box(0, 0, 40, 40, .pureRed), .pop, .box(1, 1, 1, 1, .pureBlue),
        ])
        #expect(picture.bytes(1, 1) == blue)
    }
}
