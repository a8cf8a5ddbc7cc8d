import Foundation
import Testing

@testable import AppleFoundation

/// What Apple documents of UndoManager.
@MainActor
struct UndoManagerTests {
    private final class Counter {
        var value = 0
        let undo = UndoManager()

        func add(_ amount: Int) {
            value += amount
            undo.registerUndo(withTarget: self) { $0.add(-amount) }
        }
    }

    @Test func aGroupIsTakenBackAndDoneAgain() {
        let counter = Counter()
        counter.add(1)
        counter.add(2)
        counter.undo.setActionName("Adding")
        #expect(counter.undo.canUndo && !counter.undo.canRedo)
        counter.undo.undo()
        #expect(counter.value == 0)
        #expect(!counter.undo.canUndo && counter.undo.canRedo)
        #expect(counter.undo.redoMenuItemTitle == "Redo Adding")
        counter.undo.redo()
        #expect(counter.value == 3)
        #expect(counter.undo.undoMenuItemTitle == "Undo Adding")
        counter.undo.undo()
        counter.add(5)
        #expect(!counter.undo.canRedo)
    }

    @Test func groupsMayBeMadeByHand() {
        let counter = Counter()
        counter.undo.groupsByEvent = false
        counter.add(1)
        #expect(!counter.undo.canUndo)
        for amount in [10, 20] {
            counter.undo.beginUndoGrouping()
            counter.add(amount)
            counter.undo.endUndoGrouping()
        }
        counter.undo.undo()
        #expect(counter.value == 11)
        counter.undo.undo()
        counter.undo.undo()
        #expect(counter.value == 1)
        counter.undo.endUndoGrouping()
    }

    @Test func oldGroupsTargetsThatAreGoneAndDisabledTimesAreForgotten() {
        let counter = Counter()
        counter.undo.groupsByEvent = false
        counter.undo.levelsOfUndo = 1
        for amount in [1, 2] {
            counter.undo.beginUndoGrouping()
            counter.add(amount)
            counter.undo.endUndoGrouping()
        }
        counter.undo.disableUndoRegistration()
        counter.add(4)
        counter.undo.enableUndoRegistration()
        counter.undo.undo()
        counter.undo.undo()
        #expect(counter.value == 5)
        counter.undo.removeAllActions(withTarget: counter)
        #expect(!counter.undo.canUndo && !counter.undo.canRedo)
    }
}
