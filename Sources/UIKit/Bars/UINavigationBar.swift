import Foundation
import SwiftUICore

/// The bar above a screen; known through `appearance()`, which sets the looks of the app's bars.
@MainActor
public final class UINavigationBar: NSObject {
    private static let proxy = UINavigationBar()

    /// Stands for all bars of the app: what is set on it, bars look like.
    public static func appearance() -> UINavigationBar { proxy }

    /// `font` and `foregroundColor` count.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { apply() } }
    /// `font` and `foregroundColor` count.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { apply() } }
    /// The colour of the bar while content is scrolled below it.
    public var barTintColor: UIColor? { didSet { apply() } }
    /// The colour of the bar, also where nothing is scrolled below it.
    public var backgroundColor: UIColor? { didSet { apply() } }
    /// The colour of the buttons.
    public var tintColor: UIColor? { didSet { apply() } }
    /// While content is scrolled below the bar.
    public var standardAppearance = UINavigationBarAppearance() {
        didSet {
            isStandardSet = true
            apply()
        }
    }
    /// Where nothing is scrolled below the bar. Its colours are those of `standardAppearance` where that is set.
    public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { apply() } }
    private var isStandardSet = false

    private func apply() {
        let looks = isStandardSet ? standardAppearance : scrollEdgeAppearance
        let title = looks?.titleTextAttributes ?? titleTextAttributes ?? [:]
        let large = looks?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
        AppRuntime.changeEnvironment { environment in
            var bars = environment.barAppearance
            bars.titleFont = title.font.map { Font($0) }
            bars.titleColor = title.foregroundColor?.color
            bars.largeTitleFont = large.font.map { Font($0) }
            bars.largeTitleColor = large.foregroundColor?.color
            bars.navigationBackground = (looks?.ground ?? backgroundColor ?? barTintColor)?.color
            bars.showsBackgroundAlways =
                backgroundColor != nil || scrollEdgeAppearance.map { !$0.isTransparent } ?? false
            bars.hidesNavigationShadow = looks.map { !$0.hasShadow } ?? false
            bars.navigationTint = tintColor?.color
            environment.barAppearance = bars
        }
    }
}
