import Foundation
import RuntimeWarnings
import SwiftUICore

/// The bar above a screen: that of a navigation controller, or through `appearance()` all of the app's bars.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// How the bars of a navigation controller look; nil leaves them as those of the app.
    var changed: (() -> Void)?
    /// The navigation controller's bars have large titles.
    open var prefersLargeTitles = false { didSet { changed?() } }

    /// `font` and `foregroundColor` count.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { settingChanged() } }
    /// `font` and `foregroundColor` count.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { settingChanged() } }
    /// The colour of the bar while content is scrolled below it.
    open var barTintColor: UIColor? { didSet { settingChanged() } }
    /// While content is scrolled below the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            isStandardSet = true
            settingChanged()
        }
    }
    /// Where nothing is scrolled below the bar. Its colours are those of `standardAppearance` where that is set.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { settingChanged() } }
    /// In bars of compact height, which phones have on their side; bars here keep one height and go by
    /// `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance?
    /// The line along the lower edge; one without a size draws none, nil the bar's own. A picture can't be drawn there.
    open var shadowImage: UIImage? {
        didSet {
            reportPicture(shadowImage, "shadowImage")
            settingChanged()
        }
    }
    /// Whether content is seen through the bar; a bar that is not takes the system's ground where it has no colour.
    open var isTranslucent = true { didSet { settingChanged() } }
    private var isStandardSet = false
    private var backgroundImage: UIImage?

    /// One without a size makes the bar's ground clear, nil is the bar's own. A picture can't be drawn there.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default else { return }
        reportPicture(backgroundImage, "setBackgroundImage")
        self.backgroundImage = backgroundImage
        settingChanged()
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

    override func settingChanged() { if isAppearanceProxy { applyAppearance() } else { changed?() } }

    override open func tintColorDidChange() { changed?() }

    override func applyAppearance() { AppRuntime.changeEnvironment { change(&$0.barAppearance) } }

    /// Has bars look as this one.
    func change(_ bars: inout BarAppearance) {
        let looks = isStandardSet ? standardAppearance : scrollEdgeAppearance
        let title = looks?.titleTextAttributes ?? titleTextAttributes ?? [:]
        let large = looks?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
        bars.titleFont = title.font.map { Font($0) }
        bars.titleColor = title.foregroundColor?.color
        bars.largeTitleFont = large.font.map { Font($0) }
        bars.largeTitleColor = large.foregroundColor?.color
        bars.navigationBackground = (looks.map { $0.ground } ?? ground)?.color
        bars.showsBackgroundAlways = backgroundColor != nil || scrollEdgeAppearance.map { !$0.isTransparent } ?? false
        bars.hidesNavigationShadow = looks.map { !$0.hasShadow } ?? (shadowImage?.size == .zero)
        bars.navigationTint = tintOfItsOwn?.color
    }
}
