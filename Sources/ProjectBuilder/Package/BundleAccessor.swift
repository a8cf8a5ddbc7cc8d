/// The source of `Bundle.module`, which a package's module with resources is given.
enum BundleAccessor {
    /// - Parameter bundle: the name of the folder in the app's bundle; empty is the app's bundle itself.
    static func source(bundle: String) -> String {
        let value =
            bundle.isEmpty
            ? "Bundle.main"
            : "Bundle(path: Bundle.main.bundlePath + \"/\(bundle)\") ?? Bundle.main"
        return """
            import Foundation

            extension Bundle {
                nonisolated static let module: Bundle = \(value)
            }

            """
    }
}
