import Foundation
import RuntimeWarnings
import SwiftUICore

/// The desktop's clipboard, for text; pictures stay within the app.
///
/// Reading sees what the app itself has written since it started; what other programs have copied reaches an app where
/// the user pastes it.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    private var written: String?

    public var string: String? {
        get { written }
        set {
            written = newValue
            image = nil
            AppRuntime.current?.services.clipboard.setString(newValue ?? "")
        }
    }

    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    /// A picture, which other programs can't paste; that is said once.
    public var image: UIImage? {
        didSet {
            guard image != nil else { return }
            written = nil
            RuntimeWarning.report(
                "A picture on the pasteboard can be pasted in this app, not in other programs.",
                once: "UIPasteboard.image")
        }
    }

    public var hasImages: Bool { image != nil }
    public var hasStrings: Bool { !(string ?? "").isEmpty }
    public var hasURLs: Bool { url?.scheme != nil }
}
