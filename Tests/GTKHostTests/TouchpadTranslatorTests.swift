import Foundation
import Platform
import Testing

@testable import GTKHost

@Suite("Pinches on a touchpad")
struct TouchpadTranslatorTests {
    private var translator = TouchpadTranslator()

    private mutating func send(_ phase: TransformEvent.Phase, scale: Double = 1, turn: Double = 0) -> String {
        let step = PinchStep(phase: phase, scale: scale, turn: turn, location: CGPoint(x: 30, y: 40), time: 2)
        let event = translator.event(for: step)
        let degrees = Int((event.rotation * 180 / .pi).rounded())
        return "\(event.phase) \(Int(event.location.x)),\(Int(event.location.y)) scale \(event.scale) turned \(degrees)"
    }

    @Test("the scale is that since the start, the turn the sum of the steps")
    mutating func pinchAndTurn() {
        #expect(send(.began) == "began 30,40 scale 1.0 turned 0")
        #expect(send(.changed, scale: 1.5, turn: .pi / 4) == "changed 30,40 scale 1.5 turned 45")
        #expect(send(.changed, scale: 2, turn: .pi / 4) == "changed 30,40 scale 2.0 turned 90")
        #expect(send(.ended, scale: 2) == "ended 30,40 scale 2.0 turned 90")
    }

    @Test("the next one begins anew")
    mutating func anew() {
        _ = send(.began)
        _ = send(.changed, scale: 3, turn: 1)
        _ = send(.cancelled)
        #expect(send(.began) == "began 30,40 scale 1.0 turned 0")
    }

    @Test("a turn may pass half a circle")
    mutating func fullTurn() {
        _ = send(.began)
        var last = ""
        for _ in 0..<6 { last = send(.changed, turn: .pi / 3) }
        #expect(last.hasSuffix("turned 360"))
    }

    @Test("a scale that is none leaves the last one")
    mutating func badScale() {
        _ = send(.began)
        _ = send(.changed, scale: 2)
        #expect(send(.ended, scale: 0).contains("scale 2.0"))
        #expect(send(.changed, scale: .nan, turn: .nan) == "changed 30,40 scale 2.0 turned 0")
    }
}
