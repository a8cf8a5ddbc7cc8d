import AppleFoundation
import Foundation
import SwiftUICore

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    @nonexhaustive public enum Style: Int, Sendable { case plain, done = 2 }

    /// Buttons that look and are called alike in all apps.
    @nonexhaustive public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, compose = 7, reply, action, organize, bookmarks, search, refresh, stop
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
    open var tag = 0

    @MainActor @preconcurrency override public init() { super.init() }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        aim(target, action)
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
