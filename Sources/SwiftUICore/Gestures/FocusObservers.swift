/// Those who want to know where the keyboard goes, and whether somebody has asked to have it elsewhere.
package final class FocusObservers {
    private struct Observer { weak var value: (any FocusObserver)? }

    private var observers: [Observer] = []
    private var requestCount = 0

    package init() {}

    package func add(_ observer: any FocusObserver) { observers.append(Observer(value: observer)) }

    package func notify() {
        observers.removeAll { $0.value == nil }
        for observer in observers { observer.value?.focusMoved() }
    }

    /// The app has asked for the keyboard to be elsewhere, which is done after the frame.
    package var isRequested: Bool { requestCount > 0 }

    func beginRequest() { requestCount += 1 }
    func endRequest() { requestCount -= 1 }
}

package protocol FocusObserver: AnyObject {
    /// Something else has the keyboard now, or nothing.
    func focusMoved()
}

extension LayoutNode {
    /// The node or something in it has the keyboard.
    package final var containsFocus: Bool { contains(viewGraph.focus) }

    package final func contains(_ responder: (any KeyResponder)?) -> Bool {
        guard var node = responder?.keyboardOrigin else { return false }
        while node !== self {
            guard let parent = node.layoutParent else { return false }
            node = parent
        }
        return true
    }

    /// What is first in it that the keyboard can be given to; else the row that has the keyboard for it.
    @MainActor
    package final var firstKeyResponder: (any KeyResponder)? {
        if let inner = FocusSearch().first(in: self) { return inner }
        guard let row = enclosingRow?.keyResponder, contains(row) else { return nil }
        return row
    }
}

extension KeyResponder {
    /// The innermost node that has the keyboard with it: a row of a list has it for the view in it.
    nonisolated var keyboardOrigin: LayoutNode? {
        guard let row = self as? any ListRow else { return self as? LayoutNode }
        return row.child.traitCarrier as? LayoutNode ?? row
    }
}
