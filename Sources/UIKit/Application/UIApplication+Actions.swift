import AppleFoundation
import SwiftUICore

extension UIApplication {
    /// Has an object do something.
    ///
    /// `sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)` takes the keyboard from
    /// whatever has it.
    /// - Parameters:
    ///   - action: A method that takes nothing, the sender, or the sender and the event.
    ///   - target: Nil is whatever has the keyboard, then those after it, then the app and its delegate.
    /// - Returns: whether there was one who has the method.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let targets = target.map { [$0 as AnyObject] } ?? responders
        return targets.contains { action.perform(on: $0, with: [sender, event]) }
    }

    private var responders: [AnyObject] {
        let first: UIResponder? = FocusedResponder.current
        return Array(sequence(first: first ?? self) { $0.next }) + [delegate].compactMap { $0 as AnyObject? }
    }
}

/// The SwiftUI view that has the keyboard, as UIKit sees it.
final class FocusedResponder: UIResponder {
    /// Nil where nothing has the keyboard.
    static var current: FocusedResponder? { ViewGraph.live.contains { $0.focus != nil } ? FocusedResponder() : nil }

    override var next: UIResponder? { UIApplication.shared }
    override var isFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
        for graph in ViewGraph.live { graph.focus = nil }
        return true
    }
}
