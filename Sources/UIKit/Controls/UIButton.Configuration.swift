import Foundation

extension UIButton {
    /// How a button looks.
    public struct Configuration {
        enum Look { case plain, gray, tinted, filled }

        var look: Look
        public var title: String?
        public var image: UIImage?
        /// Points between picture and title.
        public var imagePadding: CGFloat = 0
        /// The colour of the title and picture; nil goes by the look.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made of; nil is the button's tint.
        public var baseBackgroundColor: UIColor?

        public static func plain() -> Configuration { Configuration(look: .plain) }
        public static func gray() -> Configuration { Configuration(look: .gray) }
        public static func tinted() -> Configuration { Configuration(look: .tinted) }
        public static func filled() -> Configuration { Configuration(look: .filled) }
    }
}
