import Foundation
import Geometry
import Testing

@testable import Drawing

@Suite("The text form of display lists")
struct DisplayListTextTests {
    private static let ramp = GradientRamp(stops: [
        .init(color: RGBA(red: 1, green: 0, blue: 0), location: 0),
        .init(color: RGBA(red: 0.123, green: 2, blue: -0.5, alpha: 0.25), location: 0.75),
    ])
    private static let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    private static let shape = Path(roundedRect: rect, cornerSize: CGSize(width: 5, height: 6), style: .circular)

    private static var projection: ProjectionTransform {
        var map = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
        map.m13 = 0.001
        return map
    }

    /// At least one command of each kind, with each paint, style and effect.
    static let commands: [[DrawCommand]] = [
        [.fill(Path(rect), .color(.black), FillStyle())],
        [
            .fill(
                Path(ellipseIn: rect), .color(RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
                FillStyle(eoFill: true))
        ],
        [.fill(shape, .linearGradient(ramp, start: .zero, end: CGPoint(x: 9, y: 8)), FillStyle(antialiased: false))],
        [.fill(Path(), .radialGradient(ramp, center: CGPoint(x: 1, y: 2), startRadius: 3, endRadius: 4), FillStyle())],
        [
            .fill(
                Path(rect),
                .ellipticalGradient(
                    ramp, frame: rect, center: CGPoint(x: 5, y: 6), startFraction: 0.1, endFraction: 1), FillStyle())
        ],
        [.fill(Path(rect), .angularGradient(ramp, center: .zero, startAngle: -1, endAngle: 2), FillStyle())],
        [.fill(Path(rect), .backdrop(blur: 20, saturation: 1.8, tint: .white), FillStyle())],
        [
            .stroke(
                Path {
                    $0.move(to: CGPoint(x: 1, y: 1))
                    $0.addLine(to: CGPoint(x: 2, y: 3))
                    $0.addQuadCurve(to: CGPoint(x: 4, y: 5), control: CGPoint(x: 6, y: 7))
                    $0.addCurve(
                        to: CGPoint(x: 8, y: 9), control1: CGPoint(x: 10, y: 11), control2: CGPoint(x: 12.25, y: 1e-7))
                    $0.closeSubpath()
                },
                StrokeStyle(
                    lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [1, 2.5], dashPhase: 3),
                .color(.white))
        ],
        [.stroke(Path(rect), StrokeStyle(), .color(.clear))],
        [.pushTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)), .pop],
        [.pushClip(shape, FillStyle(eoFill: true)), .fill(Path(rect), .color(.black), FillStyle()), .pop],
    ]

    static let effects: [LayerEffect] = [
        .opacity(0.5), .blend(.plusDarker), .alphaThreshold(least: 0.25, most: 1, .black),
        .colorMatrix(ColorMatrix(rows: (0..<20).map { Float($0) / 7 })),
        .blur(radius: 3, opaque: true), .blur(radius: 3, opaque: false),
        .shadow(.black, radius: 4, offset: CGSize(width: 1, height: -2)), .projection(projection),
        .mask(DisplayList(commands: [.fill(Path(rect), .color(.black), FillStyle())])), .group,
    ]

    @Test("is read back as the same list", arguments: commands)
    func commandRoundTrip(_ commands: [DrawCommand]) throws {
        let list = DisplayList(commands: commands)
        #expect(try DisplayList(text: list.text) == list)
    }

    @Test("is read back with its layers", arguments: effects)
    func effectRoundTrip(_ effect: LayerEffect) throws {
        let list = DisplayList(commands: [.pushLayer(effect, bounds: Self.rect), .pop])
        #expect(try DisplayList(text: list.text) == list)
    }

    @Test("keeps of texts what can be read, of bitmaps the size")
    func placeholders() throws {
        let lines = [
            TextLayout.Line(string: "Say \"hi\"\\", frame: CGRect(x: 0, y: 0, width: 50, height: 20), baseline: 16),
            TextLayout.Line(string: "서울", frame: CGRect(x: 0, y: 22, width: 30, height: 20), baseline: 38),
        ]
        let layout = TextLayout(
            text: ResolvedText(runs: []), size: CGSize(width: 50.5, height: 42), lines: lines, isTruncated: false)
        let bitmap = Bitmap(width: 2, height: 1, bytesPerRow: 8, pixels: Array(repeating: 9, count: 8))
        var style = ImageStyle(template: .color(.black), interpolation: .none, resizing: .tile, scale: 3)
        style.capInsets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let list = DisplayList(commands: [
            .text(layout, origin: CGPoint(x: 3, y: 4), .color(.black)), .image(bitmap, in: Self.rect, style),
            .fill(Path(Self.rect), .tile(bitmap, origin: CGPoint(x: 1, y: 1), scale: 2), FillStyle()),
        ])
        let read = try DisplayList(text: list.text)
        #expect(read.text == list.text)
        guard case .text(let readLayout, let origin, _) = read.commands[0] else {
            Issue.record("no text")
            return
        }
        #expect(readLayout.lines == lines)
        #expect(readLayout.size == layout.size)
        #expect(origin == CGPoint(x: 3, y: 4))
    }

    @Test("is readable")
    func looks() {
        let list = DisplayList(commands: [
            .pushLayer(.opacity(0.5), bounds: CGRect(x: 0, y: 0, width: 10, height: 10)),
            .fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(RGBA(red: 1, green: 0, blue: 0)), FillStyle()),
            .pop,
        ])
        #expect(
            list.text == """
                layer(opacity(0.5) bounds(0 0 10 10))
                  fill(rect(1 2 3 4) color(#FF0000FF))
                end

                """)
    }

    @Test(
        "names the line that is wrong",
        arguments: [
            ("fill(rect(1 2 3 4) color(#FF0000FF))\nfil(rect(1 2 3 4))", 2, "no such command"),
            ("fill(rect(1 2 3) color(#FF0000FF))", 1, "a number is missing"),
            ("fill(rect(1 2 3 4))", 1, "a paint is missing"),
            ("fill(rect(1 2 3 4) color(red))", 1, "red is no colour"),
            ("fill(rect(1 2 3 4) color(#FF0000FF) more)", 1, "more is not understood"),
            ("fill(rect(1 2 3 4", 1, "not closed"), ("end", 1, "nothing is open"),
            ("transform(1 0 0 1 0 0)", 0, "1 pushes have no end"), ("layer(fog bounds(0 0 1 1))", 1, "no layer effect"),
        ])
    func errors(_ text: String, _ line: Int, _ reason: String) {
        #expect {
            try DisplayList(text: text)
        } throws: { error in
            guard let error = error as? DisplayListTextError else { return false }
            return error.line == line && error.reason.contains(reason)
        }
    }
}
