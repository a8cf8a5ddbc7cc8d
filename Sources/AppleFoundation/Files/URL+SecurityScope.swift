import Foundation

extension URL {
    /// Makes a file outside of the app's sandbox readable. Programs on Linux have no sandbox: what the user may read, so
    /// may the app.
    /// - Returns: true, which asks for the call of `stopAccessingSecurityScopedResource()`.
    @discardableResult
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends what `startAccessingSecurityScopedResource()` began.
    public func stopAccessingSecurityScopedResource() {}
}
