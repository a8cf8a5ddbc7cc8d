/// The `Contents.json` of an asset catalog's folder.
struct AssetContents: Decodable {
    struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    struct Image: Decodable {
        struct Resizing: Decodable {
            struct Insets: Decodable {
                let top: Double?
                let left: Double?
                let bottom: Double?
                let right: Double?
            }
            let capInsets: Insets?

            private enum CodingKeys: String, CodingKey { case capInsets = "cap-insets" }
        }

        let filename: String?
        let scale: String?
        let idiom: String?
        let size: String?
        let locale: String?
        let appearances: [Appearance]?
        let resizing: Resizing?
        let direction: String?

        private enum CodingKeys: String, CodingKey {
            case filename, scale, idiom, size, locale, appearances, resizing
            case direction = "language-direction"
        }
    }

    struct Color: Decodable {
        struct Value: Decodable {
            let components: [String: Component]?
            let space: String?
            let reference: String?

            private enum CodingKeys: String, CodingKey {
                case components, reference
                case space = "color-space"
            }
        }

        let color: Value?
        let idiom: String?
        let appearances: [Appearance]?
    }

    struct Properties: Decodable {
        let providesNamespace: Bool?
        let renderingIntent: String?
        let preservesVector: Bool?

        private enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case renderingIntent = "template-rendering-intent"
            case preservesVector = "preserves-vector-representation"
        }
    }

    /// A colour's component: a number or a text.
    struct Component: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                text = String(try container.decode(Double.self))
            }
        }

        /// From 0 to 1. `0x80` and `128` count to 255; `0.5` and `1.0` are what they say. Nil where it is no number.
        var value: Double? {
            if text.hasPrefix("0x") || text.hasPrefix("0X") {
                return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        }

        /// The value of an opacity: Xcode counts it from 0 to 1 whatever the colours count to, so that `1` is opaque.
        var opacity: Double? { text == "1" ? 1 : value }
    }

    let images: [Image]?
    let colors: [Color]?
    /// The files of a data set.
    let data: [Image]?
    /// The files of a symbol set.
    let symbols: [Image]?
    let properties: Properties?
}

extension [AssetContents.Appearance]? {
    /// `dark` or `light`; nil where the entry is for both.
    var luminosity: String? { self?.first { $0.appearance == "luminosity" }?.value }

    /// Nil where the entry says nothing about contrast.
    var highContrast: Bool? {
        self?.contains { $0.appearance == "contrast" && $0.value == "high" } == true ? true : nil
    }
}
