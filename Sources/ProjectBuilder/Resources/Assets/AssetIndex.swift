/// The list of an app's assets that the engine reads, `Assets.car/Contents.json` in the bundle.
///
/// ```json
/// {"images": {"logo": [{"file": "Assets.car/logo/logo@2x.png", "scale": 2, "appearance": "dark",
///                       "template": false, "vector": false}]},
///  "colors": {"brand": [{"red": 1, "green": 0.5, "blue": 0, "alpha": 1, "space": "srgb"}]},
///  "references": {"warning": [{"reference": "systemOrangeColor"}]},
///  "icons": {"AppIcon": [{"file": "Assets.car/AppIcon/1024.png", "scale": 1, "size": "1024x1024"}]},
///  "data": {"cities": [{"file": "Assets.car/cities/cities.json"}]}}
/// ```
/// Files are relative to the bundle. A key that has no value is absent. A name in a folder that provides a namespace
/// is `Folder/name`.
package struct AssetIndex: Codable, Hashable {
    package var images: [String: [AssetImage]] = [:]
    package var colors: [String: [AssetColor]] = [:]
    /// Colours that stand for one of the system's.
    package var references: [String: [AssetColorReference]] = [:]
    package var icons: [String: [AssetImage]] = [:]
    package var data: [String: [AssetImage]] = [:]

    package init() {}

    package var isEmpty: Bool { self == AssetIndex() }

    /// Adds what another catalog has; a name that is there already stays as it is.
    mutating func merge(_ other: AssetIndex) {
        images.merge(other.images) { first, _ in first }
        colors.merge(other.colors) { first, _ in first }
        references.merge(other.references) { first, _ in first }
        icons.merge(other.icons) { first, _ in first }
        data.merge(other.data) { first, _ in first }
    }
}
