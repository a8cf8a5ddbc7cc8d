import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Changes of one turn that are made under different transactions are updates of their own.
@MainActor
struct MixedTransactionTests {
    final class Model {
        var press: (Bool) -> Void = { _ in }
        var move: (Bool) -> Void = { _ in }
    }

    /// A view with a state of its own, that its parent makes anew each time.
    struct Key: View {
        let model: Model
        let action: () -> Void
        @State private var isPressed = false

        var body: some View {
            model.press = { isPressed = $0 }
            return Color.black.opacity(isPressed ? 0.5 : 1).frame(width: 100, height: 50)
        }
    }

    struct Stage: View {
        let model: Model
        @State private var isMoved = false

        var body: some View {
            model.move = { isMoved = $0 }
            return VStack(spacing: 0) {
                Key(model: model) { isMoved = false }
                Color.black.frame(width: 10, height: 50).offset(x: isMoved ? 50 : 0)
            }
        }
    }

    private let model = Model()

    private func harness() -> ViewHarness {
        let harness = ViewHarness(Stage(model: model), size: CGSize(width: 100, height: 100), scale: 1)
        model.press(true)
        harness.settle()
        return harness
    }

    private func opacity(_ harness: ViewHarness) -> Float { 1 - harness.color(at: 50, 20).red }

    /// A button's look doesn't follow the animation of what it does.
    @Test func aPlainChangeBeforeAnAnimatedOneIsThereAtOnce() {
        let harness = harness()
        #expect(abs(opacity(harness) - 0.5) < 0.01)
        model.press(false)
        withAnimation(.linear(duration: 1)) { model.move(true) }
        harness.settle()
        #expect(opacity(harness) == 1)
        #expect(harness.viewGraph.animations.count == 1)
    }

    @Test func aPlainChangeAfterAnAnimatedOneIsThereAtOnce() {
        let harness = harness()
        withAnimation(.linear(duration: 1)) { model.move(true) }
        model.press(false)
        harness.settle()
        #expect(opacity(harness) == 1)
        #expect(harness.viewGraph.animations.count == 1)
    }

    @Test func eachAnimatesWhatItChanges() {
        let harness = harness()
        withAnimation(.linear(duration: 0.5)) { model.press(false) }
        withAnimation(.linear(duration: 1)) { model.move(true) }
        harness.settle()
        harness.advance(by: 0.5)
        #expect(opacity(harness) == 1)
        #expect(harness.color(at: 75, 75).red < 0.5 && harness.color(at: 60, 75).red > 0.5)
    }
}
