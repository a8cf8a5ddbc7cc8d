import Drawing
import Foundation

/// Names a colour in words, such as “dark green blue”: for people who do not see it.
///
/// Which hue, lightness and saturation has which name is this project's choice; Apple does not tell its own.
package struct ColorName: Hashable, Sendable {
    package enum Hue: String, CaseIterable, Sendable {
        case red, redOrange, orange, yellow, yellowGreen, green, greenBlue, cyanBlue, blue, bluePurple, purple, magenta,
            pink, brown
        case black, gray, white
    }

    package enum Tone: String, CaseIterable, Sendable { case dark, light, grayish }

    package private(set) var hue: Hue
    /// In the order in which they are said.
    package private(set) var tones: [Tone] = []

    package init(_ color: RGBA) {
        let parts = [color.red, color.green, color.blue].map { min(1, max(0, Double($0))) }
        let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
        let (lightness, chroma) = ((most + least) / 2, most - least)
        let saturation = most == 0 ? 0 : chroma / most
        guard chroma >= 0.06, saturation >= 0.08, most >= 0.08 else {
            self = ColorName(neutral: lightness)
            return
        }
        hue = Self.hue(at: Self.degrees(parts, most, chroma), lightness, saturation)
        if lightness < 0.3, hue != .brown || lightness < 0.2 { tones.append(.dark) }
        if lightness > 0.75 { tones.append(.light) }
        if lightness <= 0.75, saturation < 0.4 { tones.append(.grayish) }
    }

    private init(neutral lightness: Double) {
        switch lightness {
        case ..<0.08: hue = .black
        case 0.96...: hue = .white
        default:
            hue = .gray
            if lightness < 0.35 { tones = [.dark] }
            if lightness > 0.7 { tones = [.light] }
        }
    }

    /// The place on the circle of hues: red 0, green 120, blue 240.
    private static func degrees(_ parts: [Double], _ most: Double, _ chroma: Double) -> Double {
        let (red, green, blue) = (parts[0], parts[1], parts[2])
        if most == red { return 60 * ((green - blue) / chroma + (green < blue ? 6 : 0)) }
        return most == green ? 60 * ((blue - red) / chroma + 2) : 60 * ((red - green) / chroma + 4)
    }

    /// Where each hue begins, in degrees.
    private static let starts: [(Double, Hue)] = [
        (0, .red), (12, .redOrange), (22, .orange), (43, .yellow), (66, .yellowGreen), (90, .green), (155, .greenBlue),
        (195, .cyanBlue), (206, .blue), (248, .bluePurple), (265, .purple), (295, .magenta), (320, .pink), (352, .red),
    ]

    /// Dark orange is brown, and light red pink.
    private static func hue(at degrees: Double, _ lightness: Double, _ saturation: Double) -> Hue {
        let hue = starts.last { $0.0 <= degrees }?.1 ?? .red
        switch hue {
        case .redOrange, .orange: return degrees >= 14 && lightness < (saturation < 0.7 ? 0.55 : 0.4) ? .brown : hue
        case .red: return lightness > 0.75 ? .pink : hue
        default: return hue
        }
    }

    /// English, where the words are not known in the language.
    package func localized(in locale: Locale) -> String {
        let words = ColorWords.of(locale)
        return (tones.map { words.tones[$0] ?? "" } + [words.hues[hue] ?? ""]).joined(separator: words.separator)
    }
}

extension Color {
    /// What the colour is called.
    func name(in environment: EnvironmentValues) -> String {
        let color = resolve(in: environment)
        return ColorName(RGBA(red: color.red, green: color.green, blue: color.blue)).localized(in: environment.locale)
    }
}
