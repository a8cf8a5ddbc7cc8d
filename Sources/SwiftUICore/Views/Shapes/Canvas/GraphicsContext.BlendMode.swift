import Drawing

extension GraphicsContext {
    /// How what is drawn combines with what is there.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) { self.rawValue = rawValue }

        private init(_ mode: Drawing.BlendMode) {
            guard let index = Self.modes.firstIndex(of: mode) else { preconditionFailure("\(mode) has no number.") }
            rawValue = Int32(index)
        }

        private static let modes: [Drawing.BlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .plusDarker, .plusLighter,
        ]

        var drawn: Drawing.BlendMode {
            Self.modes.indices.contains(Int(rawValue)) ? Self.modes[Int(rawValue)] : .normal
        }

        public static var normal: BlendMode { BlendMode(.normal) }
        public static var multiply: BlendMode { BlendMode(.multiply) }
        public static var screen: BlendMode { BlendMode(.screen) }
        public static var overlay: BlendMode { BlendMode(.overlay) }
        public static var darken: BlendMode { BlendMode(.darken) }
        public static var lighten: BlendMode { BlendMode(.lighten) }
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        public static var softLight: BlendMode { BlendMode(.softLight) }
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        public static var difference: BlendMode { BlendMode(.difference) }
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        public static var hue: BlendMode { BlendMode(.hue) }
        public static var saturation: BlendMode { BlendMode(.saturation) }
        public static var color: BlendMode { BlendMode(.color) }
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}
