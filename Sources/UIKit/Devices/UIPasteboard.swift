import Foundation
import SwiftUICore

/// The desktop's clipboard, for text.
///
/// Reading sees what the app itself has written since it started; what other programs have copied reaches an app where
/// the user pastes it.
@MainActor
public final class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    private var written: String?

    public var string: String? {
        get { written }
        set {
            written = newValue
            AppRuntime.current?.services.clipboard.setString(newValue ?? "")
        }
    }

    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    public var hasStrings: Bool { !(string ?? "").isEmpty }
    public var hasURLs: Bool { url?.scheme != nil }
}
