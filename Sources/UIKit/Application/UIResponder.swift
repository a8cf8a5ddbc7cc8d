import Foundation

/// What takes events.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    // NSObject's own is not isolated, and an override of it would not be either.
    @MainActor @preconcurrency override public init() { super.init() }

    /// What takes the events that this one does not.
    open var next: UIResponder? { nil }

    /// Whether this is what has the keyboard.
    open var isFirstResponder: Bool { false }

    /// Asks for the keyboard.
    /// - Returns: whether this can have it.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Gives the keyboard away.
    /// - Returns: whether it could.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}
