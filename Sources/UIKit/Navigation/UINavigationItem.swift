import Foundation
import SwiftUICore

/// What a controller puts on the bar above it.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    @nonexhaustive public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

    private let revision = ViewRevision()

    /// nil takes the controller's own title.
    open var title: String? { didSet { revision.advance() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { revision.advance() } }
    open var hidesBackButton = false { didSet { revision.advance() } }
    /// From the leading edge on.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { revision.advance() } }
    /// From the trailing edge on.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { revision.advance() } }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    @MainActor @preconcurrency override public init() { super.init() }

    public init(title: String) {
        self.title = title
        super.init()
    }

    /// The title, read so that the bar follows each change of the item.
    func shownTitle(for controller: UIViewController) -> String {
        _ = revision.count
        return title ?? controller.title ?? ""
    }
}
