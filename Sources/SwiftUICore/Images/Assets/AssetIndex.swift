import Foundation

/// The file `Assets.car/Contents.json` that a compiled asset catalog leaves in a bundle.
package struct AssetIndex: Decodable, Sendable {
    /// One picture of an image set.
    package struct ImageEntry: Decodable, Sendable {
        /// Relative to the folder of the index.
        package let file: String
        /// Pixels a point; nil for a picture that serves all scales.
        package let scale: Double?
        /// `light`, `dark`, or nil for any.
        package let appearance: String?
        package let highContrast: Bool?
        package let locale: String?
        package let idiom: String?
        /// `left-to-right`, `right-to-left`, or nil for any.
        package let direction: String?
        /// Drawn in the foreground style; nil lets the view decide.
        package let template: Bool?
        /// Drawn anew for each size.
        package let vector: Bool?
        /// A symbol, which is sized by the font.
        package let symbol: Bool?
        /// The size of the font that a symbol is drawn for, in points; nil for other pictures.
        package let pointSize: Double?
        /// Points below a symbol's top where the baseline of text lies.
        package let baseline: Double?
        /// Insets in pixels of the parts that don't stretch: top, leading, bottom, trailing.
        package let resizingInsets: [Double]?
    }

    /// One colour of a colour set.
    package struct ColorEntry: Decodable, Sendable {
        package let red: Double
        package let green: Double
        package let blue: Double
        package let alpha: Double?
        /// `srgb`, `display-p3` or `extended-linear-srgb`; nil is `srgb`.
        package let space: String?
        package let appearance: String?
        package let highContrast: Bool?
        package let idiom: String?
    }

    /// A colour set that stands for a system colour.
    package struct ColorReference: Decodable, Sendable {
        /// The colour's name in UIKit, such as `systemOrangeColor`.
        package let reference: String
        package let appearance: String?
        package let idiom: String?
    }

    /// One file of a data set.
    package struct DataEntry: Decodable, Sendable {
        /// Relative to the folder of the index.
        package let file: String
        package let idiom: String?
    }

    package let images: [String: [ImageEntry]]
    package let colors: [String: [ColorEntry]]
    package let references: [String: [ColorReference]]
    package let data: [String: [DataEntry]]

    package init(
        images: [String: [ImageEntry]] = [:], colors: [String: [ColorEntry]] = [:],
        references: [String: [ColorReference]] = [:], data: [String: [DataEntry]] = [:]
    ) {
        self.data = data
        self.images = images
        self.colors = colors
        self.references = references
    }

    private enum CodingKeys: String, CodingKey { case images, colors, references, data }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        images = try values.decodeIfPresent([String: [ImageEntry]].self, forKey: .images) ?? [:]
        colors = try values.decodeIfPresent([String: [ColorEntry]].self, forKey: .colors) ?? [:]
        references = try values.decodeIfPresent([String: [ColorReference]].self, forKey: .references) ?? [:]
        data = try values.decodeIfPresent([String: [DataEntry]].self, forKey: .data) ?? [:]
    }
}
