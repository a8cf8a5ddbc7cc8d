import Foundation

/// The words that colours are named with, in one language in which a tone is said before its hue.
struct ColorWords: Sendable {
    let hues: [ColorName.Hue: String]
    let tones: [ColorName.Tone: String]
    let separator: String

    static func of(_ locale: Locale) -> ColorWords {
        locale.language.languageCode?.identifier == "ko" ? korean : english
    }

    private static let english = ColorWords(
        hues: [
            .red: "red", .redOrange: "red orange", .orange: "orange", .yellow: "yellow", .yellowGreen: "yellow green",
            .green: "green", .greenBlue: "green blue", .cyanBlue: "cyan blue", .blue: "blue",
            .bluePurple: "blue purple", .purple: "purple", .magenta: "magenta", .pink: "pink", .brown: "brown",
            .black: "black", .gray: "gray", .white: "white",
        ], tones: [.dark: "dark", .light: "light", .grayish: "grayish"], separator: " ")

    private static let korean = ColorWords(
        hues: [
            .red: "빨간색", .redOrange: "다홍색", .orange: "주황색", .yellow: "노란색", .yellowGreen: "연두색", .green: "초록색",
            .greenBlue: "청록색", .cyanBlue: "하늘색", .blue: "파란색", .bluePurple: "남보라색", .purple: "보라색",
            .magenta: "자홍색", .pink: "분홍색", .brown: "갈색", .black: "검은색", .gray: "회색", .white: "흰색",
        ], tones: [.dark: "어두운", .light: "밝은", .grayish: "회색빛"], separator: " ")
}
