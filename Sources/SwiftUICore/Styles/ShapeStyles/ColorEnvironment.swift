import Drawing
import RuntimeWarnings

/// What the value of a colour depends on.
package struct ColorEnvironment: Equatable, Sendable {
    package var isDark = false
    package var hasIncreasedContrast = false
    /// On a sheet or a popover, whose backgrounds are lighter in the dark.
    package var isElevated = false
    package var platform = Profile.Platform.iOS
    /// The tint that holds; nil is the app's own accent, and else the platform's.
    package var tint: Color?

    package init() {}

    package func value(of color: SystemColor) -> RGBA {
        let colors = platform == .iOS ? SystemColors.iOS : SystemColors.macOS
        return colors.value(
            of: color, isDark: isDark, hasIncreasedContrast: hasIncreasedContrast, isElevated: isElevated)
    }

    /// A colour set of an asset catalog; one that is missing is reported, and is that of texts.
    package func value(of asset: AssetName) -> RGBA {
        let catalog = AssetCatalog.in(asset.bundlePath)
        if let value = value(of: asset.name, in: catalog) { return value }
        RuntimeWarning.report(once: "Color.\(asset)", literal: asset.name) { catalog.absence(of: .color, asset) }
        return value(of: .label)
    }

    private func value(of name: String, in catalog: AssetCatalog) -> RGBA? {
        var traits = AssetTraits()
        traits.isDark = isDark
        traits.hasIncreasedContrast = hasIncreasedContrast
        switch catalog.color(name, traits) {
        case .components(let rgba): return rgba
        case .system(let color): return value(of: color)
        case nil: return nil
        }
    }

    /// What `Color.accentColor` stands for.
    package var accent: RGBA {
        guard let tint else { return value(of: "AccentColor", in: .main) ?? value(of: .accent) }
        var outer = self
        // A tint that refers to the tint means the one that holds without it.
        outer.tint = nil
        return tint.rgba(in: outer)
    }
}
