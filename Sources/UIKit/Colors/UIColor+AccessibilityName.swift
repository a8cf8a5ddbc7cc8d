import Foundation
import SwiftUICore

extension UIColor {
    /// What the colour is called in the user's language, such as “dark blue”; English where its words are not known.
    public var accessibilityName: String {
        ColorName(rgba(in: UITraitCollection())).localized(in: .current)
    }
}
