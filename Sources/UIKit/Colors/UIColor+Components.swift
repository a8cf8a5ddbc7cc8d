import Foundation

extension UIColor {
    /// Reads the components in sRGB, 0…1, as they are in light.
    /// - Returns: true: every colour has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(in: UITraitCollection())
        red?.pointee = CGFloat(rgba.red)
        green?.pointee = CGFloat(rgba.green)
        blue?.pointee = CGFloat(rgba.blue)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// Reads the brightness of a grey.
    /// - Returns: false where the colour is no grey.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = rgba(in: UITraitCollection())
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = CGFloat(rgba.red)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    /// Reads hue, saturation and brightness, 0…1; the hue of a grey is 0.
    /// - Returns: true: every colour has them.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = rgba(in: UITraitCollection())
        let most = max(rgba.red, rgba.green, rgba.blue)
        let range = most - min(rgba.red, rgba.green, rgba.blue)
        hue?.pointee = CGFloat(Self.hue(rgba.red, rgba.green, rgba.blue, most, range))
        saturation?.pointee = most > 0 ? CGFloat(range / most) : 0
        brightness?.pointee = CGFloat(most)
        alpha?.pointee = CGFloat(rgba.alpha)
        return true
    }

    private static func hue(_ red: Float, _ green: Float, _ blue: Float, _ most: Float, _ range: Float) -> Float {
        guard range > 0 else { return 0 }
        let sixths: Float =
            if most == red {
                (green - blue) / range
            } else if most == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }
}
