import Foundation
import SwiftUICore

/// The bar of tabs; known through `appearance()`, which sets the looks of the app's tab bars.
@MainActor @preconcurrency
public final class UITabBar: NSObject {
    private static let proxy = UITabBar()

    /// Stands for all tab bars of the app: what is set on it, they look like.
    public static func appearance() -> UITabBar { proxy }

    public var barTintColor: UIColor? { didSet { apply() } }
    public var backgroundColor: UIColor? { didSet { apply() } }
    /// The colour of the tabs that are not open; nil is grey.
    public var unselectedItemTintColor: UIColor? { didSet { apply() } }
    /// The colour of the open tab; nil is the tint of what is around.
    public var tintColor: UIColor? { didSet { apply() } }
    /// Shows no bar; the screens take its place.
    public var isHidden = false { didSet { apply() } }
    /// Whether content is seen through the bar; a bar that is not takes the system's ground where it has no colour.
    public var isTranslucent = true { didSet { apply() } }
    public var standardAppearance = UITabBarAppearance() {
        didSet {
            looks = standardAppearance
            apply()
        }
    }
    /// Where nothing is scrolled below the bar; bars look the same scrolled and not.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            looks = looks ?? scrollEdgeAppearance
            apply()
        }
    }
    private var looks: UITabBarAppearance?

    private func apply() {
        AppRuntime.changeEnvironment { environment in
            let ground = backgroundColor ?? barTintColor ?? (isTranslucent ? nil : .systemBackground)
            environment.barAppearance.tabBackground = (looks.map { $0.ground } ?? ground)?.color
            environment.barAppearance.selectedTabColor = tintColor?.color
            environment.barAppearance.hidesTabBar = isHidden
            environment.barAppearance.unselectedTabColor = unselectedItemTintColor?.color
        }
    }
}
