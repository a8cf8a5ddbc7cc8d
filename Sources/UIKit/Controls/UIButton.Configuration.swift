import Foundation
import SwiftUICore

extension UIButton {
    /// How a button looks.
    public struct Configuration {
        enum Look { case plain, gray, tinted, filled }

        /// How round the corners are.
        @nonexhaustive public enum CornerStyle: Int, Sendable {
            /// As the button's look has them.
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        /// How large the button is.
        @nonexhaustive public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        var look: Look
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var title: String?
        public var image: UIImage?
        /// Points between picture and title.
        public var imagePadding: CGFloat = 0
        /// The colour of the title and picture; nil goes by the look.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made of; nil is the button's tint.
        public var baseBackgroundColor: UIColor?

        var shape: ButtonBorderShape {
            switch cornerStyle {
            case .capsule: .capsule
            case .small: .roundedRectangle(radius: 4)
            case .large: .roundedRectangle(radius: 14)
            case .medium: .roundedRectangle(radius: 8)
            case .fixed, .dynamic: .automatic
            }
        }

        var controlSize: ControlSize {
            switch buttonSize {
            case .mini: .mini
            case .small: .small
            case .large: .large
            case .medium: .regular
            }
        }

        public static func plain() -> Configuration { Configuration(look: .plain) }
        public static func gray() -> Configuration { Configuration(look: .gray) }
        public static func tinted() -> Configuration { Configuration(look: .tinted) }
        public static func filled() -> Configuration { Configuration(look: .filled) }
    }
}
