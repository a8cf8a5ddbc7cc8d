import Foundation

/// The name of an asset, and where to look for it.
package struct AssetName: Hashable, Sendable {
    package let name: String
    /// nil is the app's own bundle.
    package let bundlePath: String?

    package init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
        bundlePath = bundle.flatMap { $0 === Bundle.main ? nil : $0.bundlePath }
    }
}
