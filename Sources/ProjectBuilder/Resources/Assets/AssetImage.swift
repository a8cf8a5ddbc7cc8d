/// One file of an image set, an icon set, a symbol set or a data set.
package struct AssetImage: Codable, Hashable {
    /// Relative to the bundle.
    package var file: String
    /// Device pixels a point; nil where the picture is a vector or one for all scales.
    package var scale: Double?
    /// `dark` or `light`; nil fits both.
    package var appearance: String?
    /// The variant for increased contrast.
    package var highContrast: Bool?
    package var locale: String?
    /// `iphone`, `ipad`, `mac`…; nil is universal.
    package var idiom: String?
    /// `left-to-right` or `right-to-left`.
    package var direction: String?
    /// Drawn as a mask in the foreground style. Nil lets the view decide.
    package var template: Bool?
    /// May be drawn at any size without loss.
    package var vector: Bool?
    /// A symbol of the app's own, which is sized by the font.
    package var symbol: Bool?
    /// The size of the font that a symbol is drawn for, in points.
    package var pointSize: Double?
    /// Points below a symbol's top where the baseline of text lies.
    package var baseline: Double?
    /// In points, `1024x1024`; icons only.
    package var size: String?
    /// Insets in pixels of the parts that don't stretch: top, leading, bottom, trailing.
    package var resizingInsets: [Double]?

    package init(file: String) { self.file = file }
}
