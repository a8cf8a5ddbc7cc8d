/// What decides between the variants of an asset.
package struct AssetTraits: Hashable, Sendable {
    package var isDark = false
    package var hasIncreasedContrast = false
    package var isRightToLeft = false
    /// Device pixels a point.
    package var scale = 2.0
    /// The user's language and region, such as `ko-KR`.
    package var language = "en"

    package init() {}

    /// How badly a variant fits, 0 for best: the language counts most, then appearance, contrast, direction, device.
    func misfit(
        locale: String? = nil, appearance: String?, highContrast: Bool?, direction: String? = nil, idiom: String?
    ) -> Int {
        let direction = direction.map { ($0 == "right-to-left") == isRightToLeft }
        let device = ["iphone": 0, "universal": 1][idiom ?? "universal"] ?? 2
        return 81 * misfit(ofLocale: locale) + 27 * Self.rank(appearance.map { ($0 == "dark") == isDark })
            + 9 * (highContrast == true ? (hasIncreasedContrast ? 0 : 2) : 1) + 3 * Self.rank(direction) + device
    }

    private func misfit(ofLocale locale: String?) -> Int {
        guard let locale else { return 1 }
        let isSame = locale == language || locale == language.prefix { $0 != "-" && $0 != "_" }
        return isSame ? 0 : 2
    }

    /// What fits is best, what is for all comes next, then what was made for others.
    private static func rank(_ isFit: Bool?) -> Int { isFit.map { $0 ? 0 : 2 } ?? 1 }
}
