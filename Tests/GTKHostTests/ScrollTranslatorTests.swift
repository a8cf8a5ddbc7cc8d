import Foundation
import Platform
import Testing

@testable import GTKHost

@Suite("Scrolling")
struct ScrollTranslatorTests {
    private let place = CGPoint(x: 30, y: 40)

    private func event(_ amount: ScrollStep.Amount, _ modifiers: KeyModifiers = []) -> ScrollEvent? {
        ScrollTranslator.event(for: ScrollStep(amount: amount, modifiers: modifiers, time: 2), at: place)
    }

    @Test("a notch moves three lines, against its direction, where the pointer is")
    func notches() {
        let down = event(.notches(CGSize(width: 0, height: 1)))
        #expect(down?.delta == CGSize(width: 0, height: -60))
        #expect(down?.location == place && down?.time == 2 && down?.phase == .changed)
        #expect(event(.notches(CGSize(width: -1, height: 0)))?.delta == CGSize(width: 60, height: 0))
        #expect(event(.notches(CGSize(width: 0, height: 0.25)))?.delta == CGSize(width: 0, height: -15))
    }

    @Test("with shift a wheel scrolls sideways; a touchpad can by itself")
    func shift() {
        #expect(event(.notches(CGSize(width: 0, height: 1)), .shift)?.delta == CGSize(width: -60, height: 0))
        #expect(event(.points(CGSize(width: 0, height: 8)), .shift)?.delta == CGSize(width: 0, height: -8))
    }

    @Test("a touchpad moves the content point by point, in both directions at once")
    func points() {
        #expect(event(.points(CGSize(width: 3, height: -8)))?.delta == CGSize(width: -3, height: 8))
    }

    @Test("fingers that are lifted end it")
    func stop() {
        #expect(event(.stop)?.phase == .ended)
        #expect(event(.stop)?.delta == .zero)
    }

    @Test("nothing is no event")
    func nothing() {
        #expect(event(.points(.zero)) == nil)
        #expect(event(.points(CGSize(width: Double.nan, height: 1))) == nil)
    }
}
