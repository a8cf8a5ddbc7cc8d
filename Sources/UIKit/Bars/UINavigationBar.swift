import Foundation
import RuntimeWarnings
import SwiftUICore

/// The bar above a screen; known through `appearance()`, which sets the looks of the app's bars.
@MainActor @preconcurrency
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
    /// In bars of compact height, which phones have on their side; bars here keep one height and go by
    /// `standardAppearance`.
    public var compactAppearance: UINavigationBarAppearance?
    /// The line along the lower edge; one without a size draws none, nil the bar's own. A picture can't be drawn there.
    public var shadowImage: UIImage? {
        didSet {
            reportPicture(shadowImage, "shadowImage")
            apply()
        }
    }
    /// Whether content is seen through the bar; a bar that is not takes the system's ground where it has no colour.
    public var isTranslucent = true { didSet { apply() } }
    private var isStandardSet = false
    private var backgroundImage: UIImage?

    /// One without a size makes the bar's ground clear, nil is the bar's own. A picture can't be drawn there.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        reportPicture(backgroundImage, "setBackgroundImage")
        self.backgroundImage = backgroundImage
        apply()
    }

    private func reportPicture(_ image: UIImage?, _ name: String) {
        guard let image, image.size != .zero else { return }
        RuntimeWarning.report(
            "UINavigationBar.\(name): bars draw no pictures, colours only.", once: "UINavigationBar.\(name)")
    }

    private var isClear: Bool { backgroundImage?.size == .zero }

    private var ground: UIColor? {
        if isClear { return backgroundColor ?? .clear }
        return backgroundColor ?? barTintColor ?? (isTranslucent ? nil : .systemBackground)
    }

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
            bars.navigationBackground = (looks.map { $0.ground } ?? ground)?.color
            bars.showsBackgroundAlways =
                backgroundColor != nil || scrollEdgeAppearance.map { !$0.isTransparent } ?? false
            bars.hidesNavigationShadow = looks.map { !$0.hasShadow } ?? (shadowImage?.size == .zero)
            bars.navigationTint = tintColor?.color
            environment.barAppearance = bars
        }
    }
}
