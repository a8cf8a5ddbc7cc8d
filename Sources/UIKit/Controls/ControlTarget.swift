import AppleFoundation
import Foundation

/// An object whose method a control or a recogniser calls; it is not kept alive.
@MainActor
struct ControlTarget {
    private weak var object: AnyObject?
    private let isFixed: Bool
    private let action: Selector
    var events: UIControl.Event

    init(_ target: Any?, _ action: Selector, _ events: UIControl.Event) {
        object = target.map { $0 as AnyObject }
        isFixed = target != nil
        self.action = action
        self.events = events
    }

    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || target.map { $0 as AnyObject } === object) && (action == nil || action == self.action)
    }

    func perform(by sender: NSObject) {
        if isFixed {
            if let object { action.performOrReport(on: object, with: [sender, nil]) }
        } else {
            guard let responder = sender as? UIResponder else { return }
            _ = sequence(first: responder) { $0.next }.contains { action.perform(on: $0, with: [sender, nil]) }
        }
    }
}
