import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What effects draw, and that they change no layout.
@MainActor
struct EffectTests {
    private let size = CGSize(width: 40, height: 40)

    /// Half of a step may be rounded either way.
    private func isNear(_ color: [Int], _ expected: [Int]) -> Bool {
        zip(color, expected).allSatisfy { abs($0 - $1) <= 1 }
    }

    private func color(_ view: some View, at x: CGFloat = 20, _ y: CGFloat = 20) -> [Int] {
        ViewHarness(view, size: size).color(at: x, y).bytes
    }

    private var box: some View { Color.red.frame(width: 20, height: 20) }

    @Test func layoutStaysAsItIs() {
        let views = VStack(spacing: 0) {
            box.scaleEffect(2).probe("scaled")
            box.rotationEffect(.degrees(45)).shadow(radius: 5).blur(radius: 3).hidden().probe("hidden")
            box.clipShape(Circle()).opacity(0).probe("clear")
        }
        let frames = ViewHarness(views, size: CGSize(width: 20, height: 60)).viewGraph.root.probedFrames
        #expect(frames["scaled"]?.size == CGSize(width: 20, height: 20))
        #expect(frames["hidden"]?.minY == 20)
        #expect(frames["clear"]?.minY == 40)
    }

    @Test func opacity() {
        #expect(isNear(color(box.opacity(0.5)), [255, 157, 152, 255]))
        #expect(color(box.opacity(0)) == [255, 255, 255, 255])
        // As a whole: what is below the upper colour does not show through it.
        #expect(
            color(
                ZStack {
                    Color.black; Color.white
                }.opacity(0.5).background(.white)) == [255, 255, 255, 255])
    }

    @Test func clips() {
        #expect(color(Color.red.clipShape(Circle()), at: 2, 2) == [255, 255, 255, 255])
        #expect(color(Color.red.clipShape(Circle())) == [255, 59, 48, 255])
        #expect(color(box.cornerRadius(10), at: 10.5, 10.5) == [255, 255, 255, 255])
        let overflowing = Color.red.frame(width: 40, height: 40).frame(width: 10, height: 10)
        #expect(color(overflowing, at: 5, 5) == [255, 59, 48, 255])
        #expect(color(overflowing.clipped(), at: 5, 5) == [255, 255, 255, 255])
    }

    @Test func masks() {
        let masked = Color.red.mask { Circle().frame(width: 20, height: 20) }
        #expect(color(masked) == [255, 59, 48, 255])
        #expect(color(masked, at: 5, 20) == [255, 255, 255, 255])
        let half = Color.red.mask(alignment: .leading) { Color.black.opacity(0.5).frame(width: 4) }
        #expect(isNear(color(half, at: 2, 20), [255, 157, 152, 255]))
    }

    @Test func transforms() {
        #expect(color(box.scaleEffect(2), at: 1, 1) == [255, 59, 48, 255])
        #expect(color(box.scaleEffect(x: 0.5, y: 1, anchor: .leading), at: 19, 20) == [255, 59, 48, 255])
        #expect(color(box.scaleEffect(x: 0.5, y: 1, anchor: .leading), at: 21, 20) == [255, 255, 255, 255])
        let bar = Color.red.frame(width: 40, height: 4)
        #expect(color(bar.rotationEffect(.degrees(90)), at: 20, 2) == [255, 59, 48, 255])
        #expect(color(bar.rotationEffect(.degrees(90)), at: 2, 20) == [255, 255, 255, 255])
        #expect(
            color(box.transformEffect(CGAffineTransform(translationX: 10, y: 0)), at: 35, 20) == [255, 59, 48, 255])
    }

    /// A half turn around the vertical axis mirrors; a quarter turn shows the edge.
    @Test func turnsInSpace() {
        let halves = HStack(spacing: 0) {
            Color.red; Color.black
        }
        #expect(color(halves.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)), at: 10, 20) == [0, 0, 0, 255])
        #expect(
            color(halves.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)), at: 10, 20) == [255, 255, 255, 255])
        let tilted = Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
        // In perspective the right side is farther away, and smaller.
        #expect(color(tilted, at: 11, 2) == [255, 59, 48, 255])
        #expect(color(tilted, at: 25, 2) == [255, 255, 255, 255])
    }

    /// Expected: the formulas of the W3C's Filter Effects on [255, 59, 48].
    @Test func colorMatrices() {
        #expect(color(box.colorInvert()) == [0, 196, 207, 255])
        #expect(color(box.brightness(0.2)) == [255, 110, 99, 255])
        #expect(color(box.contrast(0.5)) == [191, 93, 88, 255])
        #expect(color(box.grayscale(1)) == [100, 100, 100, 255])
        #expect(color(box.saturation(1)) == [255, 59, 48, 255])
        #expect(color(box.colorMultiply(.green)) == [52, 46, 17, 255])
        #expect(color(box.hueRotation(.degrees(360))) == [255, 59, 48, 255])
        #expect(color(Color.white.luminanceToAlpha()) == [0, 0, 0, 255])
        #expect(color(Color.black.luminanceToAlpha()) == [255, 255, 255, 255])
    }

    @Test func blending() {
        let ground = Color(white: 0.5)
        #expect(color(ground.overlay { box.blendMode(.multiply) }) == [128, 30, 24, 255])
        #expect(color(ground.overlay { box.blendMode(.screen) }) == [255, 157, 152, 255])
        #expect(color(ground.overlay { box.blendMode(.difference) }) == [127, 69, 80, 255])
    }

    @Test func shadowsLieBelowAndFade() {
        let harness = ViewHarness(
            Color.white.frame(width: 20, height: 20).shadow(color: .black, radius: 2, y: 6), size: size)
        #expect(harness.color(at: 20, 20) == .white)
        #expect(harness.color(at: 20, 32).red < 0.3)
        #expect(harness.color(at: 20, 39).red > 0.9)
    }

    @Test func blurredEdges() {
        let harness = ViewHarness(Color.black.frame(width: 20, height: 20).blur(radius: 3), size: size)
        let edge = harness.color(at: 10, 20)
        #expect(edge.red > 0.35 && edge.red < 0.65)
        #expect(harness.color(at: 20, 20).red < 0.05)
    }

    // MARK: Damage

    /// What an effect spreads is painted anew too.
    @Test func damageIncludesShadows() {
        struct Moving: View {
            @State private var isMoved = false
            var body: some View {
                TestBox(20, 20, "box").shadow(radius: 2, y: 4).onTapGesture { isMoved = true }
                    .offset(x: isMoved ? 40 : 0)
            }
        }
        let harness = ViewHarness(Moving(), size: CGSize(width: 100, height: 100))
        harness.tap("box")
        let damage = harness.damage.reduce(CGRect.null) { $0.union($1) }
        #expect(
            damage
                == CGRect(x: 34, y: 38, width: 72, height: 32).intersection(CGRect(x: 0, y: 0, width: 100, height: 100))
        )
    }

    @Test func damageIsClipped() {
        struct Changing: View {
            @State private var isOn = false
            var body: some View {
                (isOn ? Color.red : .green).onTapGesture { isOn = true }.frame(width: 80, height: 80)
                    .frame(width: 20, height: 20).clipped()
            }
        }
        let harness = ViewHarness(Changing(), size: CGSize(width: 100, height: 100))
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(harness.damage == [CGRect(x: 40, y: 40, width: 20, height: 20)])
    }

    @Test func theColorOfAShadowGlides() {
        struct Stage: View {
            @State private var isWhite = false
            var body: some View {
                Color.blue.frame(width: 20, height: 20).shadow(color: isWhite ? .white : .black, radius: 0, x: 40)
                    .onTapGesture { withAnimation(.linear(duration: 1)) { isWhite.toggle() } }
            }
        }
        let harness = ViewHarness(Stage(), size: CGSize(width: 100, height: 100), scale: 1)
        func grey() -> Float { harness.color(at: 90, 50).red }
        #expect(grey() < 0.01)
        harness.tap(at: CGPoint(x: 50, y: 50))
        harness.advance(by: 0.5)
        #expect(grey() > 0.2 && grey() < 0.8)
        harness.advance(by: 1)
        #expect(grey() > 0.99 && harness.viewGraph.animations.count == 0)
    }
}
