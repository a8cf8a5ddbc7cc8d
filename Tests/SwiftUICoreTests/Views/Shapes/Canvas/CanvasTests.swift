import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct CanvasTests {
    private let size = CGSize(width: 40, height: 40)

    private func harness(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> ViewHarness {
        ViewHarness(Canvas(renderer: draw), size: size)
    }

    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 40))

    @Test func fillsAndStrokes() {
        let harness = harness { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.stroke(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .foreground, lineWidth: 4)
        }
        #expect(harness.color(at: 2, 2).bytes == [255, 59, 48, 255])
        #expect(harness.color(at: 9, 20) == .black)
        #expect(harness.color(at: 20, 20).bytes == [255, 59, 48, 255])
    }

    @Test func copiesHaveAStateOfTheirOwn() {
        let left = left
        let harness = harness { context, _ in
            var copy = context
            copy.translateBy(x: 20, y: 0)
            copy.opacity = 0.5
            copy.fill(left, with: .color(.black))
            context.fill(left, with: .color(.black))
        }
        #expect(harness.color(at: 10, 20) == .black)
        #expect(harness.color(at: 30, 20).isNear(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
    }

    @Test func transformsApplyToWhatIsDrawnFirst() {
        let harness = harness { context, _ in
            context.translateBy(x: 20, y: 20)
            context.rotate(by: .degrees(90))
            context.scaleBy(x: 2, y: 1)
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 4)), with: .color(.black))
        }
        #expect(harness.color(at: 18, 28) == .black)
        #expect(harness.color(at: 22, 28) == .white)
        #expect(harness.color(at: 18, 32) == .white)
    }

    @Test func clipsStayWhereTheyWereMade() {
        let left = left
        let harness = harness { context, size in
            context.clip(to: left)
            context.translateBy(x: 10, y: 0)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        }
        #expect(harness.color(at: 5, 20) == .white)
        #expect(harness.color(at: 15, 20) == .black)
        #expect(harness.color(at: 25, 20) == .white)
    }

    @Test func inverseClips() {
        let left = left
        let harness = harness { context, size in
            context.clip(to: left, options: .inverse)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        }
        #expect(harness.color(at: 10, 20) == .white)
        #expect(harness.color(at: 30, 20) == .black)
    }

    @Test func clipBounds() {
        var bounds = CGRect.zero
        let left = left
        _ =
            harness { context, _ in
                context.clip(to: left)
                context.scaleBy(x: 2, y: 2)
                bounds = context.clipBoundingRect
            }
            .displayList
        #expect(bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func layersFadeAsOne() {
        let left = left
        let harness = harness { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(left, with: .color(.black))
                layer.fill(left, with: .color(.white))
            }
        }
        #expect(harness.color(at: 10, 20) == .white)
    }

    @Test func layerMasks() {
        let left = left
        let harness = harness { context, size in
            context.clipToLayer(opacity: 0.5) { $0.fill(left, with: .color(.red)) }
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        }
        #expect(harness.color(at: 10, 20).isNear(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
        #expect(harness.color(at: 30, 20) == .white)
    }

    @Test func filters() {
        let left = left
        let harness = harness { context, _ in
            context.addFilter(.shadow(color: .black, radius: 0, x: 10))
            context.addFilter(.colorInvert())
            context.fill(left, with: .color(.black))
        }
        #expect(harness.color(at: 10, 20) == .white)
        #expect(harness.color(at: 25, 20) == .black)
    }

    /// Two blurred discs flow into one: the drawing that the threshold is mostly used for.
    @Test func opacityThresholds() {
        let harness = harness { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .red))
            context.addFilter(.blur(radius: 4))
            context.drawLayer { layer in
                layer.fill(Path(ellipseIn: CGRect(x: 2, y: 10, width: 17, height: 20)), with: .color(.black))
                layer.fill(Path(ellipseIn: CGRect(x: 21, y: 10, width: 17, height: 20)), with: .color(.black))
            }
        }
        #expect(harness.color(at: 20, 20).bytes == [255, 59, 48, 255])
        #expect(harness.color(at: 20, 5) == .white)
    }

    @Test func gradientsRepeatAndMirror() {
        func value(_ options: GraphicsContext.GradientOptions, _ x: CGFloat) -> Float {
            let whole = Path(CGRect(origin: .zero, size: size))
            return harness { context, _ in
                context.fill(
                    whole,
                    with: .linearGradient(
                        Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0),
                        options: options))
            }.color(at: x, 20).red
        }
        #expect(value([], 12) == 1)
        #expect(abs(value(.repeat, 12.25) - 0.25) < 0.05)
        #expect(abs(value(.mirror, 12.25) - 0.75) < 0.05)
    }

    @Test func textIsMeasuredAndDrawn() {
        var size = CGSize.zero
        let harness = harness { context, _ in
            let text = context.resolve(Text("██").font(.system(size: 20)))
            size = text.measure(in: CGSize(width: 100, height: 100))
            context.draw(text, at: CGPoint(x: 20, y: 20))
        }
        #expect(harness.color(at: 20, 20).red < 0.1)
        #expect(size.height == 24 && size.width > 10)
    }

    @Test func picturesThatAnAppDraws() {
        let image = Image(size: CGSize(width: 10, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.black))
        }
        let harness = ViewHarness(image.resizable(), size: size)
        #expect(harness.color(at: 10, 20) == .black)
        #expect(harness.color(at: 30, 20) == .white)
    }

    @Test func stateThatTheRendererReadsRedrawsTheCanvasAlone() {
        struct Content: View {
            let tally: Tally
            @State private var isOn = false
            var body: some View {
                tally.body("content")
                return Canvas { context, size in
                    tally.body("canvas")
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(isOn ? .red : .black))
                }
                .onTapGesture { isOn = true }
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Content(tally: tally), size: size)
        #expect(harness.color(at: 20, 20) == .black)
        tally.bodies = [:]
        harness.tap(at: CGPoint(x: 20, y: 20))
        #expect(harness.color(at: 20, 20).bytes == [255, 59, 48, 255])
        #expect(tally.bodies == ["canvas": 1])
    }
}
