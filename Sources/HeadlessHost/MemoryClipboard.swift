import Platform

/// A clipboard that belongs to the app alone.
@MainActor
package final class MemoryClipboard: Clipboard {
    private var text: String?

    package init() {}

    package func setString(_ string: String) { text = string }

    package func string(_ completion: @escaping @MainActor (String?) -> Void) { completion(text) }
}
