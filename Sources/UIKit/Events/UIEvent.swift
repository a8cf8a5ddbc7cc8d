import Foundation

/// What the user did, as far as actions are told of it.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    override public nonisolated init() { super.init() }
}
