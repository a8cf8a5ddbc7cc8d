import Foundation

/// The room in which a text view lays out its text.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
    var changed: (() -> Void)?

    /// Before the beginning and after the end of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
}
