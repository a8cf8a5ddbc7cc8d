import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Shapes and effects of an app's own.
@MainActor
struct ShapeFormsTests {
    private struct Frame: InsettableShape {
        var amount: CGFloat = 0
        func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
        func inset(by amount: CGFloat) -> Frame { Frame(amount: self.amount + amount) }
    }

    private struct Shift: GeometryEffect {
        var x: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: 0))
        }
    }

    private nonisolated struct Fade: ViewModifier, Animatable {
        var amount: Double
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        @MainActor func body(content: Content) -> some View { content.opacity(amount) }
    }

    private func harness(_ view: some View) -> ViewHarness { ViewHarness(view, size: CGSize(width: 40, height: 40)) }
    private func isRed(_ harness: ViewHarness, _ x: CGFloat, _ y: CGFloat) -> Bool {
        harness.color(at: x, y).bytes == [255, 59, 48, 255]
    }

    /// The border lies inside the shape, half of the line in.
    @Test func aBorderOfAShapeOfOnesOwnLiesInside() {
        let border = harness(Frame().strokeBorder(.red, lineWidth: 10))
        #expect(isRed(border, 1, 20) && isRed(border, 9, 20) && !isRed(border, 11, 20))
        let inset = harness(Frame().inset(by: 10).fill(.red))
        #expect(!isRed(inset, 9, 20) && isRed(inset, 11, 20))
    }

    @Test func aShapeWithoutATypeIsDrawnAsItIs() {
        let shapes: [AnyShape] = [AnyShape(Circle()), AnyShape(Rectangle())]
        #expect(shapes.map { isRed(harness($0.fill(.red)), 2, 2) } == [false, true])
    }

    @Test func aGeometryEffectMovesWhatIsDrawnByItsSize() {
        let moved = harness(Color.red.frame(width: 10, height: 10).modifier(Shift(x: 1)))
        #expect(!isRed(moved, 18, 20) && isRed(moved, 30, 20))
    }

    @Test func aModifierOfOnesOwnIsAnimated() {
        struct Fading: View {
            @State var amount = 1.0
            var body: some View {
                Color.red.modifier(Fade(amount: amount)).onAppear { withAnimation(.linear(duration: 1)) { amount = 0 } }
            }
        }
        let harness = harness(Fading())
        harness.advance(by: 0.5)
        let middle = harness.color(at: 20, 20)
        #expect(abs(middle.green - (59.0 / 255 + 1) / 2) < 0.03)
    }

    /// A drawing group changes nothing but how it is made.
    @Test func aDrawingGroupLooksAsItsContent() {
        let content = ZStack {
            Color.white
            Circle().fill(.red.opacity(0.5)).padding(5)
        }
        #expect(harness(content).color(at: 20, 20) == harness(content.drawingGroup()).color(at: 20, 20))
        #expect(
            harness(content).color(at: 20, 20)
                == harness(content.drawingGroup(opaque: true, colorMode: .linear)).color(at: 20, 20))
    }
}
