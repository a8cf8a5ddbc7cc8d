import AppleFoundation
import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor @Suite struct SendActionTests {
    final class Target: NSObject {
        var senders: [String] = []
        func act(_ sender: Any?) { senders.append("\(sender ?? "nobody")") }
        func other() {}
    }

    private let act = Selector(_name: "act:", Target.act(_:))

    @Test func aTargetIsToldTheSender() {
        let target = Target()
        #expect(UIApplication.shared.sendAction(act, to: target, from: "button", for: nil))
        #expect(target.senders == ["button"])
    }

    @Test func anObjectWithoutTheMethodDoesNothing() {
        #expect(!UIApplication.shared.sendAction(act, to: NSObject(), from: nil, for: nil))
        #expect(!UIApplication.shared.sendAction(act, to: nil, from: nil, for: nil))
    }

    /// In a process of its own, since fields of other tests would lose the keyboard too.
    @Test func whatHasTheKeyboardGivesItAway() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let harness = ViewHarness(TextField("Name", text: .constant("")))
                harness.tap("Name")
                precondition(harness.viewGraph.focus != nil)
                let resign = Selector(_name: "resignFirstResponder", UIResponder.resignFirstResponder)
                precondition(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
                precondition(harness.viewGraph.focus == nil)
            }
        }
    }
}
