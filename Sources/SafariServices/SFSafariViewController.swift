import SwiftUI
import UIKit

/// Shows a web page: the desktop's browser opens it, and the controller says so until the user is done.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// How the page is shown.
    open class Configuration: NSObject {
        /// Whether a page that can be read as an article is shown as one; the browser decides that itself.
        open var entersReaderIfAvailable = false
        /// Whether bars make room for the page; the browser has bars of its own.
        open var barCollapsingEnabled = true
    }

    /// What the button says by which the user leaves.
    @nonexhaustive public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    public let configuration: Configuration
    /// The colour of the bar's background; nil is the system's.
    open var preferredBarTintColor: UIColor?
    /// The colour of the bar's buttons; nil is the app's.
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    private let url: URL
    private var hosting: UIHostingController<SafariPage>?
    private var isShown = false

    /// - Parameter url: an address with `http` or `https`.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init()
    }

    /// Archived interfaces can't be read.
    public required init?(coder: NSCoder) { nil }

    override open func loadView() {
        let hosting = UIHostingController(rootView: SafariPage(url: url, controller: self))
        self.hosting = hosting
        view = hosting.view
    }

    override open func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !isShown else { return }
        isShown = true
        UIApplication.shared.open(url) { [self] in delegate?.safariViewController(self, didCompleteInitialLoad: $0) }
    }

    func finish() {
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }
}
