import Foundation
import Geometry
import SwiftUICore

extension UIImage {
    /// How a picture is chosen.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How large and heavy a symbol is. What it leaves open is as in the symbol's surroundings.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        private(set) var style = SymbolStyle()
        private(set) var prefersMulticolor = false

        /// Leaves all open.
        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration() }

        /// - Parameter pointSize: of a text that the symbol would stand beside, in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .unspecified) }

        /// - Parameter pointSize: of a text that the symbol would stand beside, in points.
        public convenience init(
            pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale = .unspecified
        ) {
            self.init()
            style.pointSize = pointSize > 0 ? pointSize : nil
            style.weight = weight.step
            style.scale = scale.factor
        }

        public convenience init(weight: UIImage.SymbolWeight) { self.init(pointSize: 0, weight: weight) }

        public convenience init(scale: UIImage.SymbolScale) {
            self.init(pointSize: 0, weight: .unspecified, scale: scale)
        }

        /// As large as a text of the font, and as heavy.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale = .unspecified) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
            style.weight = font.resolved.weight
        }

        /// As large as a text of the style, at the user's size of text.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .unspecified) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Draws symbols that have colours of their own in these.
        open class func preferringMulticolor() -> Self {
            let configuration = Self()
            configuration.prefersMulticolor = true
            return configuration
        }

        override public required init() {}

        /// What another configuration says, and this one where the other leaves it open.
        open func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> Self {
            let joined = Self()
            joined.style.pointSize = otherConfiguration.style.pointSize ?? style.pointSize
            joined.style.weight = otherConfiguration.style.weight ?? style.weight
            joined.style.scale = otherConfiguration.style.scale ?? style.scale
            joined.prefersMulticolor = otherConfiguration.prefersMulticolor || prefersMulticolor
            return joined
        }

        override open func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return style == other.style && prefersMulticolor == other.prefersMulticolor
        }

        override open var hash: Int { style.hashValue }
    }

    /// How heavy a symbol is.
    @nonexhaustive public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// 100 to 900; nil as the text beside the symbol.
        var step: Int? { self == .unspecified ? nil : rawValue * 100 }

        /// The weight of a font that goes with it.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is beside its text.
    @nonexhaustive public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified, small, medium, large

        var factor: CGFloat? {
            switch self {
            case .unspecified: nil
            case .small: Image.Scale.small.factor
            case .default, .medium: Image.Scale.medium.factor
            case .large: Image.Scale.large.factor
            }
        }
    }
}

extension UIImage {
    /// Finds a system symbol; nil where there is none of the name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard SymbolTable.scalar(for: name) != nil else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(resolving: .symbol(name, style: symbol?.style ?? SymbolStyle()))
        symbolConfiguration = symbol
    }

    /// Whether the picture is a system symbol.
    public var isSymbolImage: Bool { symbolName != nil }

    private var symbolName: String? {
        if case .symbol(let name, _, _) = source { name } else { nil }
    }

    /// The symbol in another look; a picture that is no symbol stays as it is.
    public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap { configured($0) } ?? self
    }

    /// The symbol in its own look, changed by another; nil of a picture that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        configured(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    private func configured(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbolName else { return nil }
        let resolved = UIImage(resolving: .symbol(symbolName, style: configuration.style))
        let image = UIImage(
            source: resolved.source, size: resolved.size, scale: resolved.scale, renderingMode: renderingMode,
            tint: tint)
        image.symbolConfiguration = configuration
        return image
    }
}
