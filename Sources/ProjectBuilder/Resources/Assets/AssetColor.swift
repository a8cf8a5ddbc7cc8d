/// One variant of a colour set.
package struct AssetColor: Codable, Hashable {
    /// 0 to 1; beyond for extended colours.
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
    /// `srgb`, `display-p3` or `extended-linear-srgb`.
    package var space: String
    /// `dark` or `light`; nil fits both.
    package var appearance: String?
    /// The variant for increased contrast.
    package var highContrast: Bool?
    /// Nil is universal.
    package var idiom: String?

    package init(
        red: Double, green: Double, blue: Double, alpha: Double, space: String, appearance: String? = nil
    ) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        self.space = space
        self.appearance = appearance
    }
}
