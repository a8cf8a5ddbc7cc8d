import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// A transition is a trait of the view in its container: it passes through what is around it, which comes and goes too.
@MainActor
struct TransitionTraitTests {
    final class Model { var set: (Int) -> Void = { _ in } }

    struct Stage: View {
        let model: Model
        let content: (Int) -> AnyView
        @State private var value = 0

        var body: some View {
            model.set = { value = $0 }
            // What is on its way out is behind what stays in a `ZStack`, as on Apple's systems.
            return Color.white.overlay { ZStack { content(value) } }
        }
    }

    let model = Model()

    private func harness<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> ViewHarness {
        ViewHarness(
            Stage(model: model) { AnyView(content($0)) }, size: CGSize(width: 200, height: 200), scale: 1)
    }

    private func animate(_ harness: ViewHarness, to value: Int) {
        withAnimation(.linear(duration: 1)) { model.set(value) }
        harness.settle()
    }

    private func grey(_ harness: ViewHarness, _ x: CGFloat, _ y: CGFloat = 100) -> Float {
        harness.color(at: x, y).red
    }

    static var box: some View { Color.black.frame(width: 100, height: 100).transition(.move(edge: .leading)) }

    /// What may stand after a transition; nothing of it changes the black square in the middle at rest.
    static let modifiers: [(name: String, view: @MainActor (Namespace.ID) -> AnyView)] = [
        ("padding", { _ in AnyView(box.padding(10)) }),
        ("frame", { _ in AnyView(box.frame(width: 120)) }),
        ("background", { _ in AnyView(box.background(Color.gray)) }),
        ("overlay", { _ in AnyView(box.overlay(Color.clear)) }),
        ("border", { _ in AnyView(box.border(Color.gray)) }),
        ("onTapGesture", { _ in AnyView(box.onTapGesture {}) }),
        ("gesture", { _ in AnyView(box.gesture(DragGesture())) }),
        ("zIndex", { _ in AnyView(box.zIndex(1)) }),
        ("accessibilityLabel", { _ in AnyView(box.accessibilityLabel("box")) }),
        ("opacity", { _ in AnyView(box.opacity(1)) }),
        ("shadow", { _ in AnyView(box.shadow(radius: 1)) }),
        ("offset", { _ in AnyView(box.offset(x: 0)) }),
        ("clipShape", { _ in AnyView(box.clipShape(Rectangle())) }),
        ("cornerRadius", { _ in AnyView(box.cornerRadius(2)) }),
        ("contentShape", { _ in AnyView(box.contentShape(Rectangle())) }),
        ("rotationEffect", { _ in AnyView(box.rotationEffect(.zero)) }),
        ("scaleEffect", { _ in AnyView(box.scaleEffect(1)) }),
        ("matchedGeometryEffect", { AnyView(box.matchedGeometryEffect(id: 1, in: $0)) }),
        ("tag", { _ in AnyView(box.tag(1)) }),
        ("allowsHitTesting", { _ in AnyView(box.allowsHitTesting(false)) }),
        ("edgesIgnoringSafeArea", { _ in AnyView(box.edgesIgnoringSafeArea(.all)) }),
        ("onAppear", { _ in AnyView(box.onAppear {}) }),
        ("font", { _ in AnyView(box.font(.body)) }),
        ("disabled", { _ in AnyView(box.disabled(true)) }),
        ("several", { _ in AnyView(box.padding(5).background(Color.gray).onTapGesture {}.zIndex(1)) }),
    ]

    struct Holder: View {
        @Namespace private var namespace
        let isShown: Bool
        let view: @MainActor (Namespace.ID) -> AnyView
        var body: some View { if isShown { view(namespace) } }
    }

    /// Half of its way in or out the square lies around x = 50.
    @Test func aTransitionPassesThroughModifiers() {
        for modifier in Self.modifiers { expectPassing(modifier) }
    }

    private func expectPassing(_ modifier: (name: String, view: @MainActor (Namespace.ID) -> AnyView)) {
        let harness = harness { Holder(isShown: $0 == 1, view: modifier.view) }
        for value in [1, 0] {
            animate(harness, to: value)
            harness.advance(by: 0.5)
            #expect(grey(harness, 25) < 0.01 && grey(harness, 125) > 0.99, "\(modifier.name), to \(value)")
            harness.advance(by: 1)
            #expect(value == 1 ? grey(harness, 125) < 0.01 : grey(harness, 125) > 0.99, "\(modifier.name)")
        }
        #expect(harness.viewGraph.animations.count == 0)
        #expect(harness.viewGraph.transitionFrames.isEmpty)
    }

    /// What comes from the leading edge is black, what goes to the trailing one too.
    private func expectSlides(_ harness: ViewHarness, from old: Int, to new: Int) {
        animate(harness, to: new)
        harness.advance(by: 0.25)
        #expect(grey(harness, 5) < 0.01 && grey(harness, 45) < 0.01, "what comes")
        #expect(grey(harness, 100) > 0.3, "the gap, or what goes")
        harness.advance(by: 1)
        #expect(harness.viewGraph.animations.count == 0)
    }

    @Test func identitiesSlide() {
        // At a quarter of the way what is new covers the first quarter, what is old all but that.
        for isOutside in [true, false] {
            let harness = harness { value in
                let color = Color(white: value == 0 ? 0.5 : 0)
                if isOutside {
                    color.id(value).transition(.slide)
                } else {
                    color.transition(.slide).id(value)
                }
            }
            expectSlides(harness, from: 0, to: 1)
            #expect(grey(harness, 100) < 0.01)
        }
    }

    /// The background belongs to each of the two.
    @Test func whatIsAroundAnIdentitySlidesWithIt() {
        let harness = harness { value in
            Color.clear.id(value).background(Color(white: value == 0 ? 0.5 : 0)).transition(.slide)
        }
        expectSlides(harness, from: 0, to: 1)
        #expect(grey(harness, 100) < 0.01)
    }

    @Test func rowsOfAForEachAndAGroupSlide() {
        let views: [(Int) -> AnyView] = [
            { value in AnyView(ForEach(0..<value, id: \.self) { _ in Color.black }.transition(.slide)) },
            { value in AnyView(ForEach(0..<value, id: \.self) { _ in Color.black.transition(.slide) }.padding(0)) },
            { value in AnyView(Group { if value == 1 { Color.black } }.transition(.slide)) },
            { value in AnyView(Group { if value == 1 { Color.black.transition(.slide) } }.background(Color.black)) },
        ]
        for view in views {
            let harness = harness(view)
            animate(harness, to: 1)
            harness.advance(by: 0.25)
            #expect(grey(harness, 45) < 0.01 && grey(harness, 55) > 0.99)
            harness.advance(by: 1)
            animate(harness, to: 0)
            harness.advance(by: 0.25)
            #expect(grey(harness, 45) > 0.99 && grey(harness, 55) < 0.01)
            harness.advance(by: 1)
            #expect(grey(harness, 100) > 0.99 && harness.viewGraph.animations.count == 0)
        }
    }

    @Test func aBranchInABranchSlidesWithEither() {
        for hidden in [0, 2] {
            let harness = harness { value in
                if value != 0 { if value != 2 { Color.black.transition(.slide).zIndex(1) } }
            }
            animate(harness, to: 1)
            harness.advance(by: 2)
            animate(harness, to: hidden)
            harness.advance(by: 0.25)
            #expect(grey(harness, 45) > 0.99 && grey(harness, 55) < 0.01)
            animate(harness, to: 1)
            harness.advance(by: 2)
            #expect(grey(harness, 5) < 0.01 && harness.viewGraph.animations.count == 0)
        }
    }

    /// In the middle of the way out it turns back, with what is around it.
    @Test func anInterruptedOneTurnsBackWithWhatIsAroundIt() {
        let harness = harness { value in
            if value == 1 { Color.clear.transition(.slide).background(Color.black).padding(0) }
        }
        animate(harness, to: 1)
        harness.advance(by: 2)
        let count = harness.viewGraph.nodeCount
        animate(harness, to: 0)
        harness.advance(by: 0.5)
        animate(harness, to: 1)
        // Both ways are added: it has left by 200 points, and has come back by 150.
        harness.advance(by: 0.75)
        #expect(grey(harness, 20) > 0.99 && grey(harness, 60) < 0.01)
        harness.advance(by: 2)
        #expect(grey(harness, 5) < 0.01 && harness.viewGraph.nodeCount == count)
        animate(harness, to: 0)
        harness.advance(by: 2)
        #expect(grey(harness, 100) > 0.99 && harness.viewGraph.transitionFrames.isEmpty)
    }

    /// It belongs to its own container.
    @Test func theTransitionOfAViewInsideIsNotThatOfTheBranch() {
        let harness = harness { value in
            if value == 1 { VStack(spacing: 0) { Color.black.transition(.slide) } }
        }
        animate(harness, to: 1)
        harness.advance(by: 0.25)
        #expect(abs(grey(harness, 20) - 0.75) < 0.02 && abs(grey(harness, 180) - 0.75) < 0.02)
    }

    @Test func rowsOfALazyStackSlideWithTheirModifiers() {
        let harness = harness { value in
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<(value + 1), id: \.self) { number in
                        Color(white: number == 0 ? 1 : 0).frame(height: 40).transition(.slide).padding(0).zIndex(1)
                    }
                    if value == 2 { Color.black.frame(height: 40).transition(.slide).opacity(1) }
                }
            }
        }
        animate(harness, to: 1)
        harness.advance(by: 0.25)
        #expect(grey(harness, 45, 60) < 0.01 && grey(harness, 55, 60) > 0.99)
        harness.advance(by: 1)
        animate(harness, to: 2)
        harness.advance(by: 0.25)
        #expect(grey(harness, 45, 140) < 0.01 && grey(harness, 55, 140) > 0.99)
        harness.advance(by: 1)
        animate(harness, to: 0)
        harness.advance(by: 0.25)
        #expect(grey(harness, 45, 60) > 0.99 && grey(harness, 55, 60) < 0.01)
        harness.advance(by: 1)
        #expect(grey(harness, 100, 60) > 0.99 && harness.viewGraph.animations.count == 0)
    }

    /// As on Apple's systems, where a list has its own way.
    @Test func rowsOfAListFadeWhateverTheySay() {
        let harness = harness { value in
            List {
                if value == 1 { TestBox(20, 20).transition(.slide).listRowBackground(Color.black) }
            }
            .listStyle(.plain)
        }
        animate(harness, to: 1)
        harness.advance(by: 0.25)
        #expect(abs(grey(harness, 150, 20) - 0.75) < 0.02)
        harness.advance(by: 1)
        #expect(grey(harness, 150, 20) < 0.01)
    }

    @Test func aCustomModifierAroundItSlidesToo() {
        struct Card: ViewModifier {
            func body(content: Content) -> some View { content.padding(0).background(Color.black) }
        }
        let harness = harness { value in
            if value == 1 { Color.clear.transition(.slide).modifier(Card()) }
        }
        animate(harness, to: 1)
        harness.advance(by: 0.25)
        #expect(grey(harness, 45) < 0.01 && grey(harness, 55) > 0.99)
    }
}
