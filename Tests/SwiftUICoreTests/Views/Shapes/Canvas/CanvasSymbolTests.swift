import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Views that a canvas draws: Apple, GraphicsContext, “Drawing with symbols”.
@MainActor
struct CanvasSymbolTests {
    private let size = CGSize(width: 40, height: 40)

    @Test func symbolsAreDrawnWhereverAndAsOftenAsTheCanvasSays() {
        let canvas = Canvas { context, size in
            guard let dot = context.resolveSymbol(id: "dot") else { return }
            context.draw(dot, at: CGPoint(x: 10, y: 10))
            context.draw(dot, in: CGRect(x: 20, y: 20, width: 20, height: 20))
        } symbols: {
            Color.black.frame(width: 10, height: 10).tag("dot")
        }
        let harness = ViewHarness(canvas, size: size)
        #expect([CGPoint(x: 7, y: 7), CGPoint(x: 22, y: 38)].allSatisfy { harness.color(at: $0.x, $0.y) == .black })
        #expect([CGPoint(x: 3, y: 3), CGPoint(x: 18, y: 30)].allSatisfy { harness.color(at: $0.x, $0.y) == .white })
    }

    @Test func symbolsAreKnownByTheirTags() {
        var sizes: [CGSize?] = []
        let canvas = Canvas { context, _ in
            sizes = [context.resolveSymbol(id: 2)?.size, context.resolveSymbol(id: "2")?.size]
        } symbols: {
            ForEach(1..<4) { Color.red.frame(width: CGFloat($0), height: 5).tag($0) }
        }
        _ = ViewHarness(canvas, size: size).displayList
        #expect(sizes == [CGSize(width: 2, height: 5), nil])
    }

    @Test func aSymbolThatChangesRedrawsTheCanvas() {
        struct Content: View {
            @State private var isOn = false
            var body: some View {
                Canvas { context, _ in
                    if let box = context.resolveSymbol(id: 0) { context.draw(box, at: CGPoint(x: 30, y: 30)) }
                } symbols: {
                    (isOn ? Color.red : Color.black).frame(width: 10, height: 10).tag(0)
                }
                .onTapGesture { isOn = true }
            }
        }
        let harness = ViewHarness(Content(), size: size)
        #expect(harness.color(at: 30, 30) == .black)
        harness.tap(at: CGPoint(x: 5, y: 5))
        #expect(harness.damage == [CGRect(origin: .zero, size: size)])
        #expect(harness.color(at: 30, 30).bytes == [255, 59, 48, 255])
    }
}
