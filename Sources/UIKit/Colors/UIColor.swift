import Drawing
import Foundation
import SwiftUICore

/// A colour, whose value may depend on light and dark.
open class UIColor: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    enum Storage {
        case color(Color)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    /// Makes a colour of sRGB components, each 0…1; others stand for colours beyond the space's gamut.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: .color(Color(red: red, green: green, blue: blue, opacity: alpha)))
    }

    /// What `#colorLiteral(red:green:blue:alpha:)` makes: a colour of sRGB components.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(storage: .color(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)))
    }

    public static var supportsSecureCoding: Bool { true }

    /// Makes a colour that an archive holds.
    public required convenience init?(coder: NSCoder) {
        func component(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        self.init(
            red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"),
            alpha: component("UIAlpha"))
    }

    /// Writes the colour as it is in light.
    open func encode(with coder: NSCoder) {
        let rgba = rgba(in: UITraitCollection())
        coder.encode(Double(rgba.red), forKey: "UIRed")
        coder.encode(Double(rgba.green), forKey: "UIGreen")
        coder.encode(Double(rgba.blue), forKey: "UIBlue")
        coder.encode(Double(rgba.alpha), forKey: "UIAlpha")
    }

    /// Makes a grey: 0 is black, 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(storage: .color(Color(white: white, opacity: alpha)))
    }

    /// - Parameters:
    ///   - hue: 0…1, from red over green and blue back to red.
    ///   - saturation: 0 (grey) to 1 (pure).
    ///   - brightness: 0 (black) to 1 (full).
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            storage: .color(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)))
    }

    /// Makes the colour of a colour set in the app's asset catalog; nil where there is none of the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard AssetCatalog.in(bundle?.bundlePath).color(name, AssetTraits()) != nil else { return nil }
        self.init(storage: .color(Color(name, bundle: bundle)))
    }

    /// Makes a colour whose value is asked for whenever it is used.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(storage: .dynamic(dynamicProvider))
    }

    /// Makes the colour that a SwiftUI colour is.
    public convenience init(_ color: Color) { self.init(storage: .color(color)) }

    /// The colour as a SwiftUI colour.
    var color: Color {
        switch storage {
        case .color(let color): color
        case .dynamic(let provider):
            Color(provider: UIColorProvider(provider: provider, identity: ObjectIdentifier(self)))
        }
    }

    /// The colour with another opacity, 0…1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .dynamic(let provider) = storage {
            return UIColor { provider($0).withAlphaComponent(alpha) }
        }
        if case .color(let color) = storage, case .fixed(var rgba) = color.storage {
            rgba.alpha = Float(alpha)
            return UIColor(Color(rgba))
        }
        return UIColor { [self] traits in UIColor(Color(rgba(in: traits))).withAlphaComponent(alpha) }
    }

    /// The value of the colour in light or dark.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(rgba(in: traitCollection)))
    }

    func rgba(in traits: UITraitCollection) -> RGBA {
        var environment = ColorEnvironment()
        environment.isDark = traits.userInterfaceStyle == .dark
        environment.hasIncreasedContrast = traits.accessibilityContrast == .high
        return rgba(in: environment)
    }

    func rgba(in environment: ColorEnvironment) -> RGBA { color.rgba(in: environment) }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || color == other.color
    }

    override open var hash: Int { color.hashValue }
    override open var description: String { color.description }
}

/// Asks a dynamic colour for its value.
struct UIColorProvider: ColorProvider {
    let provider: @Sendable (UITraitCollection) -> UIColor
    let identity: ObjectIdentifier

    func rgba(in environment: ColorEnvironment) -> RGBA {
        let traits = UITraitCollection(
            userInterfaceStyle: environment.isDark ? .dark : .light,
            accessibilityContrast: environment.hasIncreasedContrast ? .high : .normal)
        return provider(traits).rgba(in: environment)
    }

    static func == (left: Self, right: Self) -> Bool { left.identity == right.identity }
    func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Color {
    /// Makes the colour that a `UIColor` is.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Makes the colour that a `UIColor` is. A name that both kinds of colours have means the other one.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }
}
