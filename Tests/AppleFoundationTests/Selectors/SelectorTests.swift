@testable import AppleFoundation
import Foundation
import Testing

/// What the adapted copy of a source makes of `#selector` is written out here.
@Suite struct SelectorTests {
    final class Counter: NSObject {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func one(_ sender: Any) -> Bool {
            calls.append("one \(sender)")
            return true
        }
        func two(_ sender: String?, number: Int) { calls.append("two \(sender ?? "nil") \(number)") }
    }

    @MainActor final class MainCounter: NSObject {
        var calls = 0
        func count() { calls += 1 }
    }

    @Test func methodsTakeAsManyArgumentsAsTheyHave() {
        let counter = Counter()
        #expect(Selector(_name: "plain", Counter.plain).perform(on: counter, with: [1, 2]))
        #expect(Selector(_name: "one:", Counter.one(_:)).perform(on: counter, with: [1, 2]))
        #expect(Selector(_name: "two:number:", Counter.two(_:number:)).perform(on: counter, with: ["a", 2]))
        #expect(Selector(_name: "two:number:", Counter.two(_:number:)).perform(on: counter, with: [nil, 2]))
        #expect(counter.calls == ["plain", "one 1", "two a 2", "two nil 2"])
    }

    @MainActor @Test func methodsOfTheMainActorAreCalled() {
        let counter = MainCounter()
        #expect(Selector(_name: "count", MainCounter.count).perform(on: counter))
        #expect(counter.calls == 1)
    }

    @Test func otherObjectsAndOtherArgumentsAreRefused() {
        let counter = Counter()
        #expect(!Selector(_name: "plain", Counter.plain).perform(on: NSObject()))
        #expect(!Selector(_name: "two:number:", Counter.two(_:number:)).perform(on: counter, with: ["a", "b"]))
        #expect(!Selector("plain").perform(on: counter))
        #expect(counter.calls.isEmpty)
    }

    @Test func selectorsAreEqualByName() {
        #expect(Selector(_name: "plain", Counter.plain) == "plain")
        #expect(Set([Selector("a"), Selector("a"), Selector("b")]).count == 2)
    }
}
