import Foundation
import SwiftUICore

/// A colour of fixed components.
public final class CGColor: Hashable, Sendable {
    let color: Color

    init(_ color: Color) { self.color = color }

    /// Makes a colour of sRGB components, each 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Makes a grey: 0 is black, 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(Color(white: gray, opacity: alpha)) }

    static let black = CGColor(gray: 0, alpha: 1)

    /// Opacity, 0…1.
    public var alpha: CGFloat { CGFloat(color.rgba(in: ColorEnvironment()).alpha) }

    /// Red, green, blue, opacity.
    public var components: [CGFloat]? {
        let rgba = color.rgba(in: ColorEnvironment())
        return [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) }
    }

    public func copy(alpha: CGFloat) -> CGColor? {
        var rgba = color.rgba(in: ColorEnvironment())
        rgba.alpha = Float(alpha)
        return CGColor(Color(rgba))
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// The colour's value at this moment.
    public var cgColor: CGColor {
        let traits = MainThread.isCurrent ? MainActor.assumeIsolated { UITraitCollection.current } : UITraitCollection()
        return CGColor(Color(rgba(in: traits)))
    }

    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}

extension Color {
    public init(cgColor: CGColor) { self = cgColor.color }
}
