/// One variant of a colour set that stands for a system colour.
package struct AssetColorReference: Codable, Hashable {
    /// The colour's name in UIKit, such as `systemOrangeColor`.
    package var reference: String
    /// `dark` or `light`; nil fits both.
    package var appearance: String?
    package var idiom: String?

    package init(reference: String, appearance: String? = nil, idiom: String? = nil) {
        self.reference = reference
        self.appearance = appearance
        self.idiom = idiom
    }
}
