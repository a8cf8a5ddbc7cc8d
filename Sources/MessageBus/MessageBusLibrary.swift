import Foundation

/// GIO, which is loaded when a message bus is first asked for. Hanok is linked without it; its functions are found at the
/// first call of each.
package enum MessageBusLibrary {
    /// Loads it, if it is not there already.
    package static let isLoaded = dlopen("libgio-2.0.so.0", RTLD_LAZY | RTLD_GLOBAL) != nil
}
