import Foundation
import SwiftUICore

/// The bar of tabs: that of a tab bar controller, or through `appearance()` all of the app's tab bars.
@MainActor @preconcurrency
open class UITabBar: UIView {
    /// Has the bar of a tab bar controller look anew.
    var changed: (() -> Void)?
    open var barTintColor: UIColor? { didSet { settingChanged() } }
    /// The colour of the tabs that are not open; nil is grey.
    open var unselectedItemTintColor: UIColor? { didSet { settingChanged() } }
    /// Shows no bar; the screens take its place.
    override open var isHidden: Bool { didSet { settingChanged() } }
    /// Whether content is seen through the bar; a bar that is not takes the system's ground where it has no colour.
    open var isTranslucent = true { didSet { settingChanged() } }
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            looks = standardAppearance
            settingChanged()
        }
    }
    /// Where nothing is scrolled below the bar; bars look the same scrolled and not.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            looks = looks ?? scrollEdgeAppearance
            settingChanged()
        }
    }
    private var looks: UITabBarAppearance?

    override func settingChanged() { if isAppearanceProxy { applyAppearance() } else { changed?() } }

    override open func tintColorDidChange() { changed?() }

    override func applyAppearance() { AppRuntime.changeEnvironment { change(&$0.barAppearance) } }

    /// Has bars look as this one.
    func change(_ bars: inout BarAppearance) {
        let ground = backgroundColor ?? barTintColor ?? (isTranslucent ? nil : .systemBackground)
        bars.tabBackground = (looks.map { $0.ground } ?? ground)?.color
        bars.selectedTabColor = tintOfItsOwn?.color
        bars.hidesTabBar = isHidden
        bars.unselectedTabColor = unselectedItemTintColor?.color
        guard let items = looks?.stackedLayoutAppearance else { return }
        let (normal, selected) = (items.normal, items.selected)
        bars.unselectedTabColor = normal.iconColor?.color ?? bars.unselectedTabColor
        bars.selectedTabColor = selected.iconColor?.color ?? bars.selectedTabColor
        bars.unselectedTabTitleColor = normal.titleTextAttributes.foregroundColor?.color
        bars.selectedTabTitleColor = selected.titleTextAttributes.foregroundColor?.color
        bars.tabTitleFont = (normal.titleTextAttributes.font ?? selected.titleTextAttributes.font).map { Font($0) }
        bars.badgeColor = (normal.badgeBackgroundColor ?? selected.badgeBackgroundColor)?.color
    }
}
