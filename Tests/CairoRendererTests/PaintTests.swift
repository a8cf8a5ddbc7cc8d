import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Paints")
struct PaintTests {
    private let ramp = GradientRamp(stops: [.init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1)])

    private func picture(_ paint: Paint, background: RGBA? = .white) -> TestPicture {
        TestPicture(
            [.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), paint, FillStyle())], background: background)
    }

    @Test("A linear gradient changes along its line and is even beyond its ends")
    func linear() {
        let picture = picture(.linearGradient(ramp, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0)))
        #expect(picture.bytes(2, 20) == red)
        #expect(picture.bytes(37, 20) == blue)
        #expect(picture.isNear(20, 20, [124, 0, 131, 255], tolerance: 6))
        #expect(picture.bytes(20, 1) == picture.bytes(20, 38))
    }

    @Test("A gradient of no length has its last colour")
    func noLength() {
        let point = CGPoint(x: 5, y: 5)
        #expect(picture(.linearGradient(ramp, start: point, end: point)).bytes(20, 20) == blue)
        #expect(picture(.radialGradient(ramp, center: point, startRadius: 3, endRadius: 3)).bytes(20, 20) == blue)
    }

    @Test("A radial gradient has its first colour up to the start radius, its last from the end radius on")
    func radial() {
        let picture = picture(
            .radialGradient(ramp, center: CGPoint(x: 20, y: 20), startRadius: 5, endRadius: 15))
        #expect(picture.bytes(20, 20) == red)
        #expect(picture.bytes(22, 20) == red)
        #expect(picture.bytes(37, 20) == blue)
        #expect(picture.isNear(30, 20, [115, 0, 140, 255], tolerance: 10))
        #expect(picture.isNear(20, 30, picture.bytes(30, 20)))
    }

    @Test("An elliptical gradient follows its frame's sides")
    func elliptical() {
        let frame = CGRect(x: 0, y: 10, width: 40, height: 20)
        let picture = picture(
            .ellipticalGradient(ramp, frame: frame, center: CGPoint(x: 20, y: 20), startFraction: 0, endFraction: 1))
        #expect(picture.isNear(20, 20, [247, 0, 8, 255], tolerance: 8))
        #expect(picture.isNear(30, 20, picture.bytes(20, 25), tolerance: 8))
        #expect(picture.bytes(20, 35) == blue)
    }

    @Test("An angular gradient goes clockwise from the right")
    func angular() {
        let picture = picture(
            .angularGradient(ramp, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 2 * .pi))
        #expect(picture.isNear(39, 21, red, tolerance: 8))
        #expect(picture.isNear(20, 38, [191, 0, 64, 255], tolerance: 6))
        #expect(picture.isNear(1, 20, [127, 0, 128, 255], tolerance: 6))
        #expect(picture.isNear(19, 1, [64, 0, 191, 255], tolerance: 6))
        #expect(picture.isNear(39, 18, blue, tolerance: 8))
    }

    /// Apple's documentation of AngularGradient: the missing part is filled with the end colours, changing halfway.
    @Test("What an angular gradient leaves open has the end colour, then the start colour")
    func angularRest() {
        let picture = picture(
            .angularGradient(ramp, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: .pi / 2))
        #expect(picture.isNear(35, 35, [127, 0, 128, 255], tolerance: 6))
        #expect(picture.bytes(5, 30) == blue)
        #expect(picture.bytes(30, 5) == red)
    }

    /// Apple's documentation of AngularGradient: of more than a turn only the last turn is drawn.
    @Test("Of more than a turn the last one shows")
    func angularTurns() {
        let picture = picture(
            .angularGradient(ramp, center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: 4 * .pi))
        #expect(picture.isNear(39, 21, [127, 0, 128, 255], tolerance: 8))
        #expect(picture.isNear(39, 18, blue, tolerance: 8))
    }

    @Test("Three colours are met at their places")
    func stops() {
        let three = GradientRamp(stops: [
            .init(color: .pureRed, location: 0), .init(color: .pureGreen, location: 0.25),
            .init(color: .pureBlue, location: 1),
        ])
        let picture = picture(.linearGradient(three, start: .zero, end: CGPoint(x: 40, y: 0)))
        #expect(picture.isNear(10, 5, green, tolerance: 12))
    }

    @Test("A gradient in an opacity layer is as translucent as the layer")
    func faintGradient() {
        let gradient = DrawCommand.fill(
            Path(CGRect(x: 0, y: 0, width: 40, height: 40)),
            .linearGradient(ramp, start: .zero, end: CGPoint(x: 40, y: 0)), FillStyle())
        let picture = TestPicture([
            .pushLayer(.opacity(0.5), bounds: CGRect(x: 0, y: 0, width: 40, height: 40)), gradient, .pop,
        ])
        #expect(picture.isNear(0, 5, [255, 127, 127, 255], tolerance: 4))
    }

    /// Between the middles of its pixels the colours of a tile run into each other.
    @Test("A tile is repeated from its origin")
    func tile() {
        let bitmap = Bitmap(width: 2, height: 1, bytesPerRow: 8, pixels: [0, 0, 255, 255, 255, 0, 0, 255])
        let picture = TestPicture([
            .fill(
                Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .tile(bitmap, origin: CGPoint(x: 4, y: 0), scale: 4),
                FillStyle())
        ])
        #expect(picture.isNear(5, 5, red, tolerance: 40))
        #expect(picture.isNear(9, 5, blue, tolerance: 40))
        #expect(picture.isNear(13, 20, red, tolerance: 40))
        #expect(picture.isNear(1, 5, blue, tolerance: 40))
    }

    @Test("A backdrop shows what is below, blurred and tinted, inside its shape only")
    func backdrop() {
        let stripes = (0..<10).map { DrawCommand.box(CGFloat($0) * 4, 0, 2, 40, .black) }
        let picture = TestPicture(
            stripes + [
                .fill(
                    Path(CGRect(x: 10, y: 10, width: 20, height: 20)),
                    .backdrop(blur: 6, saturation: 1, tint: RGBA.pureRed.opacity(0.5)), FillStyle())
            ])
        #expect(picture.bytes(1, 1) == black)
        #expect(picture.isNear(20, 20, [191, 64, 64, 255], tolerance: 10))
        #expect(picture.isNear(21, 20, picture.bytes(23, 20), tolerance: 6))
    }

    @Test("A backdrop's saturation takes colours out or strengthens them")
    func backdropSaturation() {
        let box = CGRect(x: 0, y: 0, width: 40, height: 40)
        let grey = TestPicture([
            .box(0, 0, 40, 40, .pureRed),
            .fill(Path(box), .backdrop(blur: 2, saturation: 0, tint: .clear), FillStyle()),
        ])
        // The luminance of red in sRGB is 0.2126.
        #expect(grey.isNear(20, 20, [54, 54, 54, 255]))
    }

    @Test("A backdrop inside a layer shows what lies below the layer too")
    func backdropInLayer() {
        let picture = TestPicture([
            .box(0, 0, 40, 40, .pureBlue), .pushLayer(.group, bounds: CGRect(x: 0, y: 0, width: 40, height: 40)),
            .box(0, 0, 1, 1, .pureGreen),
            .fill(
                Path(CGRect(x: 10, y: 10, width: 20, height: 20)), .backdrop(blur: 2, saturation: 1, tint: .clear),
                FillStyle()), .pop,
        ])
        #expect(picture.isNear(20, 20, blue))
    }
}
