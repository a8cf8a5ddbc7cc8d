import Foundation

/// What takes events.
@MainActor
open class UIResponder: NSObject {
    override public nonisolated init() { super.init() }

    /// What takes the events that this one does not.
    open var next: UIResponder? { nil }
}
