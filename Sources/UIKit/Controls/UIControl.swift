import AppleFoundation
import Foundation
import SwiftUICore

/// A view that does something when it is touched.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the kind of control is mainly for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: .max)
    }

    /// How a control is at the moment.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }

    private var actions: [(action: UIAction, events: Event)] = []
    private var targets: [ControlTarget] = []

    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Does an action at events; one of the same identifier at the same events is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == actionIdentifier else { return entry }
            let rest = entry.events.subtracting(controlEvents)
            return rest.isEmpty ? nil : (entry.action, rest)
        }
    }

    /// Calls a method of an object, which is not kept alive, at events.
    /// - Parameters:
    ///   - target: nil is the first of the control's responders that has the method.
    ///   - action: a method that takes nothing, the control, or the control and the event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append(ControlTarget(target, action, controlEvents))
    }

    /// - Parameters:
    ///   - target: nil is any.
    ///   - action: nil is any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for index in targets.indices where targets[index].matches(target, action) {
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }

    /// Does all actions of events.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(by: self) }
        for target in targets where !target.events.isDisjoint(with: controlEvents) { target.perform(by: self) }
    }

    override func makeContent() -> AnyView {
        AnyView(
            DrawnContent(view: self, revision: drawingRevision).contentShape(Rectangle())
                .onTapGesture { [unowned self] in sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
                .disabled(!isEnabled))
    }
}
