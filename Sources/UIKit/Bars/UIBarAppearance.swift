import Foundation

/// The ground of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// nil shows the bar's material.
    open var backgroundColor: UIColor?
    /// The line at the edge; nil or a clear colour draws none.
    open var shadowColor: UIColor? = .separator
    private(set) var isTransparent = false
    private(set) var isOpaque = false

    override public nonisolated init() { super.init() }

    /// A material and a line.
    open func configureWithDefaultBackground() {
        (isTransparent, isOpaque) = (false, false)
        backgroundColor = nil
        shadowColor = .separator
    }

    /// The colour of the system's grounds and a line.
    open func configureWithOpaqueBackground() {
        (isTransparent, isOpaque) = (false, true)
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Neither ground nor line.
    open func configureWithTransparentBackground() {
        (isTransparent, isOpaque) = (true, false)
        backgroundColor = nil
        shadowColor = nil
    }

    /// What fills the bar; nil is the bar's material.
    var ground: UIColor? { backgroundColor ?? (isTransparent ? .clear : nil) }
    var hasShadow: Bool { shadowColor != nil && shadowColor != .clear }
}

/// The looks of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// `font` and `foregroundColor` count.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// `font` and `foregroundColor` count.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
