import Foundation
import Platform
import Testing

@testable import GTKHost

@Suite("Touches")
struct TouchTrackerTests {
    private var tracker = TouchTracker()

    @Test("one finger is a pointer")
    mutating func oneFinger() {
        let events =
            tracker.began(1, at: CGPoint(x: 10, y: 20), time: 1)
            + tracker.moved(1, to: CGPoint(x: 15, y: 20), time: 2)
            + tracker.ended(1, at: CGPoint(x: 16, y: 20), time: 3)
        #expect(events.map(\.summary) == ["down 10,20", "moved 15,20", "up 16,20"])
    }

    @Test("a touch that the system takes away is cancelled")
    mutating func cancelledTouch() {
        _ = tracker.began(1, at: CGPoint(x: 10, y: 20), time: 1)
        #expect(tracker.cancelled(1, time: 2).map(\.summary) == ["cancelled 10,20"])
        #expect(tracker.moved(1, to: .zero, time: 3).isEmpty)
    }

    @Test("a second finger cancels the press and begins a transform")
    mutating func secondFinger() {
        _ = tracker.began(1, at: CGPoint(x: 0, y: 0), time: 1)
        let events = tracker.began(2, at: CGPoint(x: 100, y: 0), time: 2)
        #expect(events.map(\.summary) == ["cancelled 0,0", "transform began 50,0 scale 1.0 rotation 0"])
    }

    @Test("fingers that part scale up, and turn clockwise as y runs down")
    mutating func pinchAndTurn() {
        _ = tracker.began(1, at: CGPoint(x: 0, y: 0), time: 1)
        _ = tracker.began(2, at: CGPoint(x: 100, y: 0), time: 2)
        let events = tracker.moved(2, to: CGPoint(x: 0, y: 200), time: 3)
        #expect(events.map(\.summary) == ["transform changed 0,100 scale 2.0 rotation 90"])
    }

    @Test("a turn may pass half a circle")
    mutating func fullTurn() {
        _ = tracker.began(1, at: .zero, time: 1)
        _ = tracker.began(2, at: CGPoint(x: 100, y: 0), time: 2)
        var last = ""
        for degrees in stride(from: 30.0, through: 360, by: 30) {
            let angle = degrees * .pi / 180
            let events = tracker.moved(2, to: CGPoint(x: 100 * cos(angle), y: 100 * sin(angle)), time: 3)
            last = events.map(\.summary).joined()
        }
        #expect(last.hasSuffix("rotation 360"))
    }

    @Test("when one of two fingers lifts, the transform ends and the other does nothing more")
    mutating func liftOne() {
        _ = tracker.began(1, at: .zero, time: 1)
        _ = tracker.began(2, at: CGPoint(x: 100, y: 0), time: 2)
        #expect(tracker.ended(1, at: .zero, time: 3).map(\.summary) == ["transform ended 50,0 scale 1.0 rotation 0"])
        #expect(tracker.moved(2, to: .zero, time: 4).isEmpty)
        #expect(tracker.began(3, at: .zero, time: 5).isEmpty)
        #expect(tracker.ended(2, at: .zero, time: 6).isEmpty)
        #expect(tracker.began(4, at: .zero, time: 7).map(\.summary) == ["down 0,0"])
    }

    @Test("what takes over the pointer takes all fingers")
    mutating func takenOver() {
        #expect(tracker.cancelAll(time: 1).isEmpty)
        _ = tracker.began(1, at: CGPoint(x: 10, y: 20), time: 1)
        #expect(tracker.cancelAll(time: 2).map(\.summary) == ["cancelled 10,20"])
        _ = tracker.began(1, at: .zero, time: 3)
        _ = tracker.began(2, at: CGPoint(x: 100, y: 0), time: 4)
        #expect(tracker.cancelAll(time: 5).map(\.summary) == ["transform cancelled 50,0 scale 1.0 rotation 0"])
        #expect(tracker.began(3, at: .zero, time: 6).map(\.summary) == ["down 0,0"])
    }

    @Test("a third finger is ignored")
    mutating func thirdFinger() {
        _ = tracker.began(1, at: .zero, time: 1)
        _ = tracker.began(2, at: CGPoint(x: 100, y: 0), time: 2)
        #expect(tracker.began(3, at: .zero, time: 3).isEmpty)
        #expect(tracker.moved(3, to: .zero, time: 4).isEmpty)
        #expect(tracker.ended(3, at: .zero, time: 5).isEmpty)
        #expect(tracker.moved(2, to: CGPoint(x: 50, y: 0), time: 6).count == 1)
    }

    @Test("fingers in one place do not scale without bound")
    mutating func coincidingFingers() {
        _ = tracker.began(1, at: .zero, time: 1)
        _ = tracker.began(2, at: .zero, time: 2)
        let events = tracker.moved(2, to: CGPoint(x: 30, y: 0), time: 3)
        #expect(events.map(\.summary) == ["transform changed 15,0 scale 30.0 rotation 0"])
    }
}

extension InputEvent {
    fileprivate var summary: String {
        switch self {
        case .pointer(let event):
            "\(event.phase) \(Int(event.location.x)),\(Int(event.location.y))"
        case .transform(let event):
            "transform \(event.phase) \(Int(event.location.x)),\(Int(event.location.y)) scale \(event.scale)"
                + " rotation \(Int((event.rotation * 180 / .pi).rounded()))"
        default:
            "other"
        }
    }
}
