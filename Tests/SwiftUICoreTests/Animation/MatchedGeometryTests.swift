import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Views that share their places.
@MainActor
struct MatchedGeometryTests {
    final class Model { var set: (Int) -> Void = { _ in } }

    struct Stage<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Int, Namespace.ID) -> Content
        @State private var value = 0
        @Namespace private var namespace

        var body: some View {
            model.set = { value = $0 }
            return content(value, namespace)
        }
    }

    let model = Model()

    private func harness<Content: View>(
        @ViewBuilder _ content: @escaping (Int, Namespace.ID) -> Content
    ) -> ViewHarness {
        ViewHarness(Stage(model: model, content: content), size: CGSize(width: 200, height: 200), scale: 1)
    }

    @Test func whatComesFliesFromWhereAnotherWas() {
        let harness = harness { value, namespace in
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    if value == 0 {
                        Color.black.probe("a").matchedGeometryEffect(id: 1, in: namespace)
                            .transition(.asymmetric(insertion: .identity, removal: .identity))
                    }
                }
                .frame(width: 200, height: 100)
                HStack(spacing: 0) {
                    if value == 1 {
                        Color.black.probe("b").matchedGeometryEffect(id: 1, in: namespace)
                            .transition(.asymmetric(insertion: .identity, removal: .identity))
                    }
                }
                .frame(width: 100, height: 100)
            }
        }
        withAnimation(.linear(duration: 1)) { model.set(1) }
        harness.settle()
        #expect(harness.viewGraph.root.probedFrames["b"] == CGRect(x: 0, y: 0, width: 200, height: 100))
        harness.advance(by: 0.5)
        let frame = harness.viewGraph.root.probedFrames["b"]!
        #expect(abs(frame.minX - 25) < 0.01)
        #expect(abs(frame.minY - 50) < 0.01)
        #expect(abs(frame.width - 150) < 0.01)
        harness.advance(by: 1)
        #expect(harness.viewGraph.root.probedFrames["b"] == CGRect(x: 50, y: 100, width: 100, height: 100))
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func aDealEvaluatesNoBodiesOnTheWayAndThenRests() {
        let harness = harness { value, namespace in
            VStack(spacing: 0) {
                HStack(spacing: 0) { ForEach(0..<value, id: \.self) { Self.card($0, namespace) } }
                    .frame(width: 200, height: 100)
                ZStack { ForEach(value..<10, id: \.self) { Self.card($0, namespace) } }
            }
        }
        withAnimation(.linear(duration: 1)) { model.set(10) }
        harness.settle()
        let bodies = harness.viewGraph.bodyCount
        harness.advance(by: 0.5)
        // Half way from the deck, which is as wide as all, to the first tenth.
        #expect(abs(harness.viewGraph.root.probedFrames["card 0"]!.width - 110) < 0.01)
        harness.advance(by: 1)
        #expect(harness.viewGraph.root.probedFrames["card 0"] == CGRect(x: 0, y: 50, width: 20, height: 100))
        #expect(harness.viewGraph.bodyCount == bodies)
        let frames = harness.frameCount
        harness.advance(by: 10)
        #expect(harness.frameCount == frames)
    }

    private static func card(_ number: Int, _ namespace: Namespace.ID) -> some View {
        Color.black.probe("card \(number)").matchedGeometryEffect(id: number, in: namespace)
            .transition(.asymmetric(insertion: .identity, removal: .identity))
    }

    @Test func aFollowerLiesWhereTheSourceLies() {
        let harness = harness { value, namespace in
            ZStack {
                TestBox(50, 50).offset(x: value == 0 ? -50 : 50).hidden()
                Color.clear.frame(width: 40, height: 40)
                    .matchedGeometryEffect(id: "s", in: namespace)
                    .frame(width: 200, height: 200, alignment: value == 0 ? .topLeading : .bottomTrailing)
                Color.black.probe("f").matchedGeometryEffect(id: "s", in: namespace, isSource: false)
            }
        }
        #expect(harness.viewGraph.root.probedFrames["f"] == CGRect(x: 0, y: 0, width: 40, height: 40))
        withAnimation(.linear(duration: 1)) { model.set(1) }
        harness.settle()
        harness.advance(by: 0.5)
        #expect(abs(harness.viewGraph.root.probedFrames["f"]!.minX - 80) < 0.01)
        harness.advance(by: 1)
        #expect(harness.viewGraph.root.probedFrames["f"] == CGRect(x: 160, y: 160, width: 40, height: 40))
    }

    @Test func clashingSourcesDoNotCrash() {
        let harness = harness { value, namespace in
            HStack {
                TestBox(20, 20).matchedGeometryEffect(id: 1, in: namespace)
                TestBox(20, 20).matchedGeometryEffect(id: 1, in: namespace)
                if value == 1 { TestBox(20, 20).matchedGeometryEffect(id: 1, in: namespace) }
            }
        }
        withAnimation(.linear(duration: 1)) { model.set(1) }
        harness.settle()
        harness.advance(by: 0.5)
        withAnimation(.linear(duration: 1)) { model.set(0) }
        harness.settle()
        harness.advance(by: 3)
        #expect(harness.viewGraph.animations.count == 0)
    }
}
