import AppleFoundation
import Foundation
import SwiftUICore

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    @nonexhaustive public enum Style: Int, Sendable { case plain, done = 2 }

    /// Buttons that look and are called alike in all apps.
    @nonexhaustive public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search, refresh, stop
        case camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    let revision = ViewRevision()
    private var target: ControlTarget?
    private var systemItem: SystemItem?

    open var title: String? { didSet { revision.advance() } }
    open var image: UIImage? { didSet { revision.advance() } }
    open var style = Style.plain { didSet { revision.advance() } }
    open var isEnabled = true { didSet { revision.advance() } }
    open var tintColor: UIColor? { didSet { revision.advance() } }
    /// Done in place of calling a target.
    open var primaryAction: UIAction? { didSet { revision.advance() } }
    /// Shown in place of a button.
    open var customView: UIView? { didSet { revision.advance() } }
    /// Points; 0 is as wide as the content. Counts for a fixed space.
    open var width: CGFloat = 0 { didSet { revision.advance() } }
    open var tag = 0

    enum Space: Equatable { case none, flexible, fixed(CGFloat) }

    var space: Space {
        switch systemItem {
        case .flexibleSpace: .flexible
        case .fixedSpace: .fixed(width)
        default: .none
        }
    }

    @MainActor @preconcurrency override public init() { super.init() }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        aim(target, action)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// A gap that takes the room that there is.
    public static func flexibleSpace() -> Self { space(.flexibleSpace) }

    /// - Parameter width: points.
    public static func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    private static func space(_ kind: SystemItem) -> Self {
        guard let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil) as? Self else {
            preconditionFailure("A space is a UIBarButtonItem, no \(self).")
        }
        return item
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        aim(target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        use(systemItem)
        aim(target, action)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        use(systemItem)
        self.primaryAction = primaryAction
    }

    private func aim(_ target: Any?, _ action: Selector?) {
        self.target = action.map { ControlTarget(target, $0, .primaryActionTriggered) }
    }

    private func use(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        title = systemItem.title(in: EnvironmentValues.atLaunch.locale)
        if systemItem == .done || systemItem == .save { style = .done }
    }

    var shownImage: UIImage? { image ?? systemItem?.symbol.flatMap { UIImage(systemName: $0) } }

    func press() {
        if let primaryAction { return primaryAction.perform(by: self) }
        target?.perform(by: self)
    }
}
