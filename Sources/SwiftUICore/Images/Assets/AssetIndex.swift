import Foundation

/// The file `Assets.json` that a compiled asset catalog leaves in a bundle.
package struct AssetIndex: Decodable, Sendable {
    /// One picture of an image set.
    package struct ImageEntry: Decodable, Sendable {
        /// Relative to the folder of the index.
        package let file: String
        /// Pixels a point; nil for a picture that serves all scales.
        package let scale: Double?
        /// `light`, `dark`, or nil for any.
        package let appearance: String?
        package let locale: String?
        package let idiom: String?
        /// Drawn in the foreground style, where the asset says so.
        package let template: Bool?
        /// Drawn anew for each size.
        package let vector: Bool?
    }

    /// One colour of a colour set.
    package struct ColorEntry: Decodable, Sendable {
        package let red: Double
        package let green: Double
        package let blue: Double
        package let alpha: Double?
        /// `srgb`, `extended-srgb`, `display-p3`, `extended-linear-srgb`, `gray-gamma-22`; nil is `srgb`.
        package let space: String?
        package let appearance: String?
        package let idiom: String?
    }

    package let images: [String: [ImageEntry]]
    package let colors: [String: [ColorEntry]]

    package init(images: [String: [ImageEntry]] = [:], colors: [String: [ColorEntry]] = [:]) {
        self.images = images
        self.colors = colors
    }

    private enum CodingKeys: String, CodingKey { case images, colors }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        images = try values.decodeIfPresent([String: [ImageEntry]].self, forKey: .images) ?? [:]
        colors = try values.decodeIfPresent([String: [ColorEntry]].self, forKey: .colors) ?? [:]
    }
}
