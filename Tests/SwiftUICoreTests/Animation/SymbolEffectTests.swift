import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct SymbolEffectTests {
    final class Model { var set: (Int) -> Void = { _ in } }

    struct Stage<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Int) -> Content
        @State private var value = 0

        var body: some View {
            model.set = { value = $0 }
            return content(value)
        }
    }

    private let model = Model()

    private func harness<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> ViewHarness {
        ViewHarness(Stage(model: model, content: content), size: CGSize(width: 100, height: 100), scale: 1)
    }

    /// A symbol that fills most of the window.
    private func symbol(_ name: String = "square.fill") -> some View {
        Image(systemName: name).resizable().frame(width: 60, height: 60).foregroundStyle(.black)
    }

    /// How much of the window is dark: the size and the opacity of what is drawn.
    private func ink(_ harness: ViewHarness) -> Double {
        var sum = 0.0
        for x in stride(from: 0.5, to: 100, by: 4) {
            for y in stride(from: 0.5, to: 100, by: 4) { sum += 1 - Double(harness.color(at: x, y).red) }
        }
        return sum
    }

    private func set(_ value: Int, _ harness: ViewHarness) {
        model.set(value)
        harness.settle()
    }

    private func isAtRest(_ harness: ViewHarness) -> Bool {
        harness.viewGraph.animations.count == 0 && harness.viewGraph.makeFrame(at: harness.now).next == .none
    }

    // MARK: Movements

    @Test func aBounceGrowsAndComesBack() {
        let harness = harness { value in symbol().symbolEffect(.bounce, value: value) }
        let rest = ink(harness)
        #expect(isAtRest(harness))
        set(1, harness)
        harness.advance(by: 0.2)
        #expect(ink(harness) > rest * 1.2)
        harness.advance(by: 1)
        #expect(abs(ink(harness) - rest) < 0.01)
        #expect(isAtRest(harness))
    }

    /// Apple's documentation: images of symbols in the view are moved, other views are not.
    @Test func onlySymbolsMove() {
        let harness = harness { value in Color.black.frame(width: 60, height: 60).symbolEffect(.bounce, value: value) }
        let rest = ink(harness)
        set(1, harness)
        harness.advance(by: 0.2)
        #expect(ink(harness) == rest)
    }

    @Test func aPulseGoesOnWhileItIsActive() {
        let harness = harness { value in symbol().symbolEffect(.pulse, isActive: value == 1) }
        let rest = ink(harness)
        set(1, harness)
        for _ in 0..<3 {
            harness.advance(by: 0.8)
            #expect(ink(harness) < rest * 0.4)
            harness.advance(by: 0.8)
            #expect(ink(harness) > rest * 0.9)
        }
        set(0, harness)
        harness.advance(by: 2)
        #expect(abs(ink(harness) - rest) < 0.01)
        #expect(isAtRest(harness))
    }

    @Test(arguments: [1, 2]) func effectsRunAsOftenAsTheyAreAskedTo(count: Int) {
        let harness = harness { _ in symbol().symbolEffect(.pulse, options: .repeat(count)) }
        var lows = 0
        for _ in 0..<4 {
            harness.advance(by: 0.8)
            if ink(harness) < ink(self.harness { _ in symbol() }) * 0.5 { lows += 1 }
            harness.advance(by: 0.8)
        }
        #expect(lows == count)
        #expect(isAtRest(harness))
    }

    @Test func twiceTheSpeedIsHalfTheTime() {
        let harness = harness { value in symbol().symbolEffect(.pulse, options: .speed(2), value: value) }
        let rest = ink(harness)
        set(1, harness)
        harness.advance(by: 0.4)
        #expect(ink(harness) < rest * 0.4)
        harness.advance(by: 0.45)
        #expect(abs(ink(harness) - rest) < 0.01)
    }

    /// A full turn ends where it began, and does not turn back.
    @Test func aRotationGoesRound() {
        let harness = harness { value in
            HStack(spacing: 0) {
                Image(systemName: "rectangle.lefthalf.filled").resizable().frame(width: 60, height: 60)
                    .foregroundStyle(.black)
            }
            .symbolEffect(.rotate, value: value)
        }
        let rest = harness.displayList
        set(1, harness)
        harness.advance(by: 0.5)
        #expect(harness.displayList != rest)
        harness.advance(by: 0.6)
        #expect(isAtRest(harness))
        let ended = ink(harness)
        set(2, harness)
        harness.advance(by: 1.1)
        #expect(abs(ink(harness) - ended) < 0.5)
    }

    /// Where a symbol that fills the middle is drawn after a part of a shake: the middle of its ink.
    private func middle(_ effect: WiggleSymbolEffect, _ direction: LayoutDirection = .leftToRight) -> CGPoint {
        let harness = harness { value in
            symbol().symbolEffect(effect, value: value).environment(\.layoutDirection, direction)
        }
        set(1, harness)
        harness.advance(by: 0.125)
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for column in 0..<50 {
            for row in 0..<50 {
                let place = CGPoint(x: column * 2, y: row * 2)
                let ink = 1 - Double(harness.color(at: place.x, place.y).red)
                (sum, x, y) = (sum + ink, x + ink * place.x, y + ink * place.y)
            }
        }
        return CGPoint(x: x / sum, y: y / sum)
    }

    private func shift(_ effect: WiggleSymbolEffect, _ direction: LayoutDirection = .leftToRight) -> [Int] {
        let (moved, rest) = (middle(effect, direction), middle(WiggleSymbolEffect()))
        return [Int(((moved.x - rest.x) / 7.2).rounded()), Int(((moved.y - rest.y) / 7.2).rounded())]
    }

    /// By 0.12 of its height, which is 60 points.
    @Test func aShakeHasADirection() {
        let wiggle = WiggleSymbolEffect()
        #expect(shift(wiggle.left) == [-1, 0] && shift(wiggle.right) == [1, 0])
        #expect(shift(wiggle.up) == [0, -1] && shift(wiggle.down.byLayer) == [0, 1])
        #expect(shift(wiggle.forward) == [1, 0] && shift(wiggle.backward) == [-1, 0])
        #expect(shift(wiggle.forward, .rightToLeft) == [-1, 0])
        #expect(shift(wiggle.custom(angle: 180)) == [-1, 0])
        #expect(shift(wiggle.custom(angle: .degrees(90))) == [0, 1])
        #expect(shift(wiggle.clockwise) == [0, 0] && shift(wiggle.counterClockwise.wholeSymbol) == [0, 0])
    }

    private func lows(_ options: SymbolEffectOptions, triggered: Bool = true) -> [Bool] {
        let harness = harness { value in
            if triggered {
                symbol().symbolEffect(.pulse, options: options, value: value)
            } else {
                symbol().symbolEffect(.pulse, options: options)
            }
        }
        let low = ink(harness) * 0.5
        if triggered { set(1, harness) }
        return (0..<4).map { _ in
            harness.advance(by: 0.8)
            defer { harness.advance(by: 0.8) }
            return ink(harness) < low
        }
    }

    @Test func anEffectOfAValueRunsOnceUnlessItIsToBeRepeated() {
        #expect(lows(.default) == [true, false, false, false])
        #expect(lows(.repeating) == [true, true, true, true])
        #expect(lows(.speed(1).repeating, triggered: false) == [true, true, true, true])
        #expect(lows(.repeat(.continuous)) == [true, true, true, true])
        #expect(lows(.repeat(.periodic(2, delay: 1.6))) == [true, false, true, false])
        #expect(lows(.repeat(.periodic(delay: 1.6)), triggered: false) == [true, false, true, false])
        #expect(lows(.nonRepeating, triggered: false) == [true, false, false, false])
    }

    // MARK: States

    @Test func aStateStays() {
        let harness = harness { value in symbol().symbolEffect(.disappear, isActive: value == 1) }
        let rest = ink(harness)
        set(1, harness)
        harness.advance(by: 0.15)
        #expect(ink(harness) > 0 && ink(harness) < rest)
        harness.advance(by: 1)
        #expect(ink(harness) == 0)
        #expect(isAtRest(harness))
        set(0, harness)
        harness.advance(by: 1)
        #expect(ink(harness) == rest)
    }

    @Test func statesAreThereFromTheStart() {
        #expect(ink(harness { _ in symbol().symbolEffect(.disappear) }) == 0)
        #expect(ink(harness { _ in symbol().symbolEffect(.appear, isActive: false) }) == 0)
        #expect(ink(harness { _ in symbol().symbolEffect(.appear) }) == ink(harness { _ in symbol() }))
    }

    @Test func removedEffectsAreNotSeen() {
        #expect(
            ink(harness { _ in symbol().symbolEffectsRemoved().symbolEffect(.disappear) })
                == ink(harness { _ in symbol() })
        )
        #expect(ink(harness { _ in symbol().symbolEffectsRemoved(false).symbolEffect(.disappear) }) == 0)
    }

    /// What is around a symbol keeps its state while the effect comes and goes.
    @Test func stateIsKept() {
        struct Counter: View {
            @State private var number = Int.random(in: 0..<Int.max)
            var body: some View { Text("\(number)").accessibilityIdentifier("number") }
        }
        let harness = harness { value in Counter().symbolEffect(.pulse, isActive: value == 1) }
        let label = harness.element("number")?.properties.label
        set(1, harness)
        #expect(harness.element("number")?.properties.label == label)
        set(0, harness)
        #expect(harness.element("number")?.properties.label == label)
    }

    // MARK: Coming and going

    @Test func symbolsComeAndGo() {
        let harness = harness { value in
            ZStack { if value == 0 { symbol().transition(.symbolEffect(.disappear)) } }
        }
        let rest = ink(harness)
        withAnimation(.linear(duration: 1)) { model.set(1) }
        harness.settle()
        harness.advance(by: 0.5)
        #expect(ink(harness) > 0 && ink(harness) < rest * 0.6)
        harness.advance(by: 1)
        #expect(ink(harness) == 0)
        #expect(isAtRest(harness))
    }

    /// Apple's documentation of `SymbolEffectTransition`: other views are not affected.
    @Test func whatIsNoSymbolComesAndGoesAtOnce() {
        let harness = harness { value in
            ZStack {
                if value == 1 { Color.black.frame(width: 60, height: 60).transition(.symbolEffect(.appear)) }
            }
        }
        withAnimation(.linear(duration: 1)) { model.set(1) }
        harness.settle()
        harness.advance(by: 0.1)
        #expect(harness.color(at: 50, 50).red < 0.01)
    }

    // MARK: Replacing

    private func replaced(_ transition: ContentTransition, animation: Animation? = nil) -> ViewHarness {
        let harness = harness { value in
            symbol(value == 0 ? "square.fill" : "circle.fill").contentTransition(transition)
        }
        withAnimation(animation) { model.set(1) }
        harness.settle()
        return harness
    }

    /// Symbols give way to others without an animation of the app's.
    @Test func aSymbolShrinksAndTheNextOneGrows() {
        let harness = replaced(.symbolEffect(.replace))
        let whole = ink(self.harness { _ in symbol() })
        #expect(abs(ink(harness) - whole) < 1)
        harness.advance(by: 0.15)
        #expect(ink(harness) < whole * 0.8)
        harness.advance(by: 1)
        #expect(abs(ink(harness) - ink(self.harness { _ in symbol("circle.fill") })) < 0.01)
        #expect(isAtRest(harness))
    }

    @Test func theOldOneIsGoneAtOnceWhereThatIsAskedFor() {
        #expect(ink(replaced(.symbolEffect(.replace.offUp))) == 0)
        #expect(ink(replaced(.symbolEffect(.replace.magic(fallback: .offUp)))) == 0)
    }

    @Test func otherTransitionsNeedAnAnimation() {
        let circle = ink(harness { _ in symbol("circle.fill") })
        #expect(ink(replaced(.opacity)) == circle)
        #expect(ink(replaced(.identity, animation: .linear(duration: 1))) == circle)
        let fading = replaced(.opacity, animation: .linear(duration: 1))
        #expect(ink(fading) > circle)
        fading.advance(by: 2)
        #expect(ink(fading) == circle)
    }

    @Test func theStyleOfASymbolFades() {
        let harness = harness { value in
            Image(systemName: "square.fill").resizable().frame(width: 60, height: 60)
                .foregroundStyle(value == 0 ? Color.white : .black)
        }
        withAnimation(.linear(duration: 1)) { model.set(1) }
        harness.settle()
        harness.advance(by: 0.5)
        let grey = harness.color(at: 50, 50).red
        #expect(grey > 0.2 && grey < 0.8)
        harness.advance(by: 1)
        #expect(harness.color(at: 50, 50).red < 0.01)
    }
}
