import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Shapes")
struct ShapeTests {
    @Test("A rectangle covers its pixels and no others")
    func rectangle() {
        let picture = TestPicture([.box(10, 5, 20, 10, .pureRed)])
        #expect(picture.bounds() == CGRect(x: 10, y: 5, width: 20, height: 10))
        #expect(picture.bytes(10, 5) == red)
        #expect(picture.bytes(29, 14) == red)
        #expect(picture.bytes(30, 14) == white)
    }

    @Test("An edge between pixels covers a part of them")
    func partialCoverage() {
        let picture = TestPicture([.box(10.25, 10, 1, 1, .black)])
        #expect(picture.isNear(10, 10, [64, 64, 64, 255]))
        #expect(picture.isNear(11, 10, [191, 191, 191, 255]))
    }

    @Test("A scale multiplies pixels")
    func scaled() {
        let picture = TestPicture([.box(1, 1, 4, 4, .black)], scale: 3)
        #expect(picture.bounds() == CGRect(x: 3, y: 3, width: 12, height: 12))
    }

    /// Areas by geometry: the ink of a shape is its area.
    static let areas: [(Path, Double)] = [
        (Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 20)), .pi * 15 * 10),
        (
            Path(roundedRect: CGRect(x: 4, y: 4, width: 30, height: 24), cornerRadius: 8, style: .circular),
            30 * 24 - (4 - .pi) * 64
        ),
        (
            Path {
                $0.move(to: CGPoint(x: 3, y: 3))
                $0.addLine(to: CGPoint(x: 35, y: 11))
                $0.addLine(to: CGPoint(x: 12, y: 37))
            }, 0.5 * abs(32 * 34 - 9 * 8)
        ),
        (
            Path(CGRect(x: -10, y: -10, width: 20, height: 20)).applying(
                CGAffineTransform(translationX: 20, y: 20).rotated(by: 0.7)), 400
        ),
    ]

    @Test("The coverage adds up to the area", arguments: areas)
    func area(_ path: Path, _ area: Double) {
        let ink = TestPicture([.fill(path, .color(.black), FillStyle())]).ink
        #expect(abs(ink - area) < area * 0.01)
    }

    @Test("What lies beside the picture is cut off exactly", arguments: [-15.0, 15.0, 25.5])
    func cut(_ offset: CGFloat) {
        let circle = Path(ellipseIn: CGRect(x: offset, y: offset, width: 40, height: 40))
        let whole = TestPicture(
            [
                .pushTransform(CGAffineTransform(translationX: 40, y: 40)), .fill(circle, .color(.black), FillStyle()),
                .pop,
            ],
            width: 120, height: 120)
        let part = TestPicture([.fill(circle, .color(.black), FillStyle())])
        for y in stride(from: 0, to: 40, by: 3) {
            for x in stride(from: 0, to: 40, by: 3) {
                #expect(part.isNear(x, y, whole.bytes(x + 40, y + 40)))
            }
        }
    }

    @Test("The rules of winding and even-odd decide what a star's middle is")
    func fillRules() {
        let star = Path { path in
            for index in 0..<5 {
                let angle = Double(index) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(x: 20 + 18 * cos(angle), y: 20 + 18 * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
        #expect(TestPicture([.fill(star, .color(.pureRed), FillStyle())]).bytes(20, 20) == red)
        #expect(TestPicture([.fill(star, .color(.pureRed), FillStyle(eoFill: true))]).bytes(20, 20) == white)
    }

    @Test("An inner contour of the other direction is a hole")
    func hole() {
        var ring = Path(CGRect(x: 5, y: 5, width: 30, height: 30))
        ring.move(to: CGPoint(x: 15, y: 15))
        ring.addLine(to: CGPoint(x: 15, y: 25))
        ring.addLine(to: CGPoint(x: 25, y: 25))
        ring.addLine(to: CGPoint(x: 25, y: 15))
        ring.closeSubpath()
        let picture = TestPicture([.fill(ring, .color(.pureRed), FillStyle())])
        #expect(picture.bytes(20, 20) == white)
        #expect(picture.bytes(10, 20) == red)
    }

    @Test("Without antialiasing pixels are full or empty")
    func aliased() {
        let circle = Path(ellipseIn: CGRect(x: 5.3, y: 5.3, width: 29, height: 29))
        let picture = TestPicture([.fill(circle, .color(.black), FillStyle(antialiased: false))])
        for y in 0..<40 {
            for x in 0..<40 { #expect([black, white].contains(picture.bytes(x, y))) }
        }
    }

    @Test("Translucent colours mix with what is below")
    func translucent() {
        let picture = TestPicture([.box(0, 0, 40, 40, .pureBlue), .box(0, 0, 20, 40, RGBA.pureRed.opacity(0.25))])
        #expect(picture.isNear(5, 5, [64, 0, 191, 255]))
        #expect(picture.bytes(25, 5) == blue)
    }

    @Test("Own rasteriser and Cairo's draw the same", arguments: [0.0, 0.4, 1.1])
    func sameAsCairo(_ angle: Double) {
        let transform = DrawCommand.pushTransform(CGAffineTransform(translationX: 20, y: 20).rotated(by: angle))
        let shape = Path(roundedRect: CGRect(x: -12.3, y: -9.7, width: 25, height: 18), cornerRadius: 6)
        // A clip that is no rectangle leaves the drawing to Cairo.
        let clip = DrawCommand.pushClip(Path(ellipseIn: CGRect(x: -60, y: -60, width: 200, height: 200)), FillStyle())
        let fill = DrawCommand.fill(shape, .color(RGBA(red: 0.2, green: 0.4, blue: 0.6)), FillStyle())
        let own = TestPicture([transform, fill, .pop])
        let cairo = TestPicture([clip, transform, fill, .pop, .pop])
        for y in 0..<40 {
            for x in 0..<40 { #expect(own.isNear(x, y, cairo.bytes(x, y), tolerance: 20), "at \(x), \(y)") }
        }
    }
}

@Suite("Strokes")
struct StrokeTests {
    private let line = Path {
        $0.move(to: CGPoint(x: 5, y: 20))
        $0.addLine(to: CGPoint(x: 35, y: 20))
    }

    private func picture(_ style: StrokeStyle) -> TestPicture {
        TestPicture([.stroke(line, style, .color(.black))])
    }

    @Test("lie half on each side of the path")
    func width() {
        #expect(picture(StrokeStyle(lineWidth: 4)).bounds() == CGRect(x: 5, y: 18, width: 30, height: 4))
    }

    @Test("reach further with square and round caps")
    func caps() {
        #expect(
            picture(StrokeStyle(lineWidth: 4, lineCap: .square)).bounds() == CGRect(x: 3, y: 18, width: 34, height: 4))
        let round = picture(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(round.bounds() == CGRect(x: 3, y: 18, width: 34, height: 4))
        #expect(round.ink < 34 * 4 - 2)
    }

    @Test("have the dashes and the phase that they are given")
    func dashes() {
        let dashed = picture(StrokeStyle(lineWidth: 2, dash: [5, 5]))
        #expect(dashed.bytes(7, 20) == black)
        #expect(dashed.bytes(12, 20) == white)
        let moved = picture(StrokeStyle(lineWidth: 2, dash: [5, 5], dashPhase: 5))
        #expect(moved.bytes(7, 20) == white)
        #expect(moved.bytes(12, 20) == black)
    }

    @Test("are solid for dashes that mean nothing", arguments: [[0.0], [0, 0], [-1, -1], [.infinity, 1]])
    func uselessDashes(_ dash: [CGFloat]) {
        let style = StrokeStyle(lineWidth: 2, dash: dash)
        let picture = TestPicture([.stroke(line, style, .color(.black)), .box(0, 0, 2, 2, .pureRed)])
        #expect(picture.bytes(12, 20) == black)
        #expect(picture.bytes(0, 0) == red)
    }

    @Test("of no width draw nothing")
    func noWidth() {
        #expect(picture(StrokeStyle(lineWidth: 0)).bounds().isNull)
        #expect(picture(StrokeStyle(lineWidth: -1)).bounds().isNull)
    }
}

@Suite("Transforms and clips")
struct TransformTests {
    @Test("Transforms apply from the inside to the outside")
    func order() {
        let picture = TestPicture([
            .pushTransform(CGAffineTransform(translationX: 10, y: 0)),
            .pushTransform(CGAffineTransform(scaleX: 2, y: 2)),
            .box(1, 1, 4, 4, .pureRed), .pop, .pop, .box(0, 30, 2, 2, .pureBlue),
        ])
        #expect(picture.bounds { $0 == .pureRed } == CGRect(x: 12, y: 2, width: 8, height: 8))
        #expect(picture.bounds { $0 == .pureBlue } == CGRect(x: 0, y: 30, width: 2, height: 2))
    }

    @Test(
        "What a transform flattens or sends to nowhere is not drawn, and what follows is",
        arguments: [
            CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
            CGAffineTransform(translationX: .infinity, y: 0),
        ])
    func degenerate(_ transform: CGAffineTransform) {
        let picture = TestPicture([
            .pushTransform(transform), .pushTransform(.identity), .box(0, 0, 10, 10, .pureRed), .pop, .pop,
            .box(20, 20, 2, 2, .pureBlue),
        ])
        #expect(picture.bytes(5, 5) == white)
        #expect(picture.bytes(20, 20) == blue)
    }

    @Test("A clip keeps what is inside, until its pop")
    func clip() {
        let picture = TestPicture([
            .pushClip(Path(CGRect(x: 10, y: 10, width: 5, height: 5)), FillStyle()), .box(0, 0, 40, 40, .pureRed), .pop,
            .box(30, 30, 2, 2, .pureBlue),
        ])
        #expect(picture.bounds { $0 == .pureRed } == CGRect(x: 10, y: 10, width: 5, height: 5))
        #expect(picture.bytes(30, 30) == blue)
    }

    @Test("Clips intersect, and rounded ones have soft edges")
    func roundedClip() {
        let picture = TestPicture([
            .pushClip(Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), FillStyle()),
            .pushClip(Path(CGRect(x: 20, y: 0, width: 20, height: 40)), FillStyle()), .box(0, 0, 40, 40, .black), .pop,
            .pop,
        ])
        #expect(picture.bytes(10, 20) == white)
        #expect(picture.bytes(30, 20) == black)
        #expect(picture.bytes(39, 1) == white)
        #expect(abs(picture.ink - .pi * 200) < 8)
    }

    @Test("An empty clip hides all")
    func emptyClip() {
        let picture = TestPicture([
            .pushClip(Path(), FillStyle()), .box(0, 0, 40, 40, .pureRed), .pop, .box(1, 1, 1, 1, .pureBlue),
        ])
        #expect(picture.bounds() == CGRect(x: 1, y: 1, width: 1, height: 1))
    }

    @Test("A list without its last pops is drawn and ends")
    func unbalanced() {
        let picture = TestPicture([
            .pushTransform(CGAffineTransform(translationX: 5, y: 5)), .pushLayer(.opacity(0.5), bounds: .infinite),
            .box(0, 0, 5, 5, .black), .box(0, 0, 2, 2, .black),
        ])
        #expect(picture.isNear(6, 6, [127, 127, 127, 255]))
    }
}
