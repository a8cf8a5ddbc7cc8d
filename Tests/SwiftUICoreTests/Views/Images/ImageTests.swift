import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ImageTests {
    private func size(_ view: some View) -> CGSize {
        ViewHarness(view.probe("view")).viewGraph.root.probedFrames["view"]?.size ?? .zero
    }

    /// 4 × 2 pixels: red above, blue below.
    private let bitmap = Bitmap(
        width: 4, height: 2, bytesPerRow: 16,
        pixels: Array(repeating: [0, 0, 255, 255], count: 4).flatMap { $0 }
            + Array(repeating: [255, 0, 0, 255], count: 4).flatMap { $0 })

    private func picture(scale: Double = 1) -> Image { Image(source: .bitmap(bitmap, scale: scale)) }

    // MARK: Sizes

    /// Expected: measurements of Apple's `star`, 22 × 20 beside text of 17 points, 36 × 34 beside 28.
    @Test func symbolsAreAsLargeAsText() {
        let body = size(Image(systemName: "star"))
        #expect(abs(body.width - 22) <= 1 && abs(body.height - 20) <= 1)
        let title = size(Image(systemName: "star").font(.title))
        #expect(abs(title.width - 36) <= 1 && abs(title.height - 34) <= 1)
    }

    /// Expected: measurements, about 0.81 and 1.28.
    @Test func imageScales() {
        let medium = size(Image(systemName: "star")).width
        #expect(abs(size(Image(systemName: "star").imageScale(.small)).width / medium - 0.81) < 0.03)
        #expect(abs(size(Image(systemName: "star").imageScale(.large)).width / medium - 1.28) < 0.03)
    }

    /// Expected: measurements, "Named image: rigid at pixel size / scale; resizable takes P, nil → point size".
    @Test func bitmaps() {
        #expect(size(picture()) == CGSize(width: 4, height: 2))
        #expect(size(picture(scale: 2)) == CGSize(width: 2, height: 1))
        #expect(size(picture().resizable()) == CGSize(width: 390, height: 844))
        #expect(size(picture().resizable().fixedSize()) == CGSize(width: 4, height: 2))
        #expect(
            size(picture().resizable().fixedSize(horizontal: false, vertical: true)) == CGSize(width: 390, height: 2))
        #expect(size(picture().resizable().scaledToFit()) == CGSize(width: 390, height: 195))
        #expect(size(picture().resizable().scaledToFill()).height == 844)
    }

    @Test func symbolsStandOnTheBaselineOfText() {
        let views = HStack(alignment: .firstTextBaseline) {
            Text("H").probe("text")
            Image(systemName: "star").probe("symbol")
        }
        let frames = ViewHarness(views).viewGraph.root.probedFrames
        // Symbols are centred on capitals, whose height is 0.705 of the point size.
        let baseline = frames["text"]!.minY + 17 * 1950 / 2048
        #expect(abs(frames["symbol"]!.midY - (baseline - 17 * 0.705 / 2)) < 1.5)
    }

    // MARK: Drawing

    @Test func drawsBitmapsAndTemplates() {
        let window = CGSize(width: 40, height: 40)
        let stretched = ViewHarness(picture().resizable().interpolation(.none), size: window)
        #expect(stretched.color(at: 20, 10).bytes == [255, 0, 0, 255])
        #expect(stretched.color(at: 20, 30).bytes == [0, 0, 255, 255])
        let template = ViewHarness(
            picture().resizable().renderingMode(.template).foregroundStyle(.green), size: window)
        #expect(template.color(at: 20, 30).bytes == [52, 199, 89, 255])
        let tiled = ViewHarness(picture().resizable(resizingMode: .tile).interpolation(.none), size: window)
        #expect(tiled.color(at: 20.2, 20.5).bytes == [255, 0, 0, 255])
        #expect(tiled.color(at: 20.2, 21.5).bytes == [0, 0, 255, 255])
    }

    /// Expected: a picture that is resizable fills what it is given, whatever its proportions (Apple, `Image.resizable`).
    @Test func vectorsAreStretched() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10' viewBox='0 0 10 10'>"
            + "<rect width='10' height='10' fill='#f00'/></svg>"
        try Data(text.utf8).write(to: folder.appendingPathComponent("red.svg"))
        let bundle = try #require(Bundle(url: folder))
        let harness = ViewHarness(
            Image("red", bundle: bundle).resizable().frame(width: 100, height: 20), size: CGSize(width: 100, height: 40)
        )
        for x in [2.0, 50, 98] { #expect(harness.color(at: x, 20).bytes == [255, 0, 0, 255]) }
        #expect(harness.color(at: 50, 5).bytes == [255, 255, 255, 255])
    }

    @Test func symbolsAreFilledWithTheForeground() {
        let harness = ViewHarness(
            Image(systemName: "heart.fill").resizable().foregroundStyle(.red), size: CGSize(width: 40, height: 40))
        #expect(harness.color(at: 20, 20).bytes == [255, 59, 48, 255])
    }

    /// Between the middles of two pixels the colours run into each other.
    /// Apple, Human Interface Guidelines, SF Symbols: the palette's second style fills the enclosing shape.
    @Test func aPaletteFillsTheGroundUnderASymbol() {
        func colors(_ view: some View) -> Set<[Int]> {
            let harness = ViewHarness(view.font(.system(size: 28)), size: CGSize(width: 40, height: 40))
            return Set((0..<40).map { harness.color(at: 20, CGFloat($0)).bytes })
        }
        let symbol = Image(systemName: "trash.circle.fill")
        let (red, yellow) = ([255, 59, 48, 255], [255, 204, 0, 255])
        #expect(colors(symbol.foregroundStyle(.yellow, .red)).isSuperset(of: [red, yellow]))
        #expect(!colors(symbol.foregroundStyle(.yellow)).contains(red))
        #expect(colors(symbol.symbolRenderingMode(.monochrome).foregroundStyle(.yellow, .red)).isDisjoint(with: [red]))
    }

    @Test func imagePaintRepeats() {
        let harness = ViewHarness(
            Rectangle().fill(ImagePaint(image: picture(), scale: 10)), size: CGSize(width: 40, height: 40))
        for y in [5.0, 25] { #expect(harness.color(at: 20, y).red > 0.8) }
        for y in [15.0, 35] { #expect(harness.color(at: 20, y).blue > 0.8) }
    }

    // MARK: Names

    @Test func variantsOfSymbols() {
        #expect(SymbolVariants.fill.names(of: "heart").first == "heart.fill")
        #expect(SymbolVariants.circle.fill.names(of: "heart").first == "heart.circle.fill")
        #expect(SymbolVariants.fill.names(of: "heart.fill").first == "heart.fill")
        #expect(SymbolVariants.slash.fill.names(of: "bell") == ["bell.slash.fill", "bell.fill", "bell.slash", "bell"])
    }

    @Test func aMissingSymbolIsSeen() {
        let harness = ViewHarness(Image(systemName: "there.is.no.such.symbol"), size: CGSize(width: 40, height: 40))
        #expect(size(Image(systemName: "there.is.no.such.symbol")).width > 15)
        #expect((0..<40).contains { harness.color(at: CGFloat($0), 20) != .white })
    }

    @Test func aMissingPictureIsSeen() {
        let harness = ViewHarness(Image("there is no such picture"), size: CGSize(width: 40, height: 40))
        #expect(harness.color(at: 20, 20).bytes != [255, 255, 255, 255])
    }

    @Test func labels() {
        let views = VStack {
            Image(systemName: "star")
            Image(decorative: "ground")
            Image("photo", label: Text("A cat"))
        }
        #expect(ViewHarness(views).labels == ["star", "A cat"])
    }
}
