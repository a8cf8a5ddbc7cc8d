import Foundation

/// Is told what becomes of a page. All of it is optional.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user is done with the page.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The browser was asked for the page.
    /// - Parameter didLoadSuccessfully: whether there is one.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}

    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
