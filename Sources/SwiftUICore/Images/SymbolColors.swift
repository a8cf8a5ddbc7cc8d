/// The colours that symbols of one colour have where they are multicoloured (SF Symbols 5, from memory).
enum SymbolColors {
    static func color(of name: String) -> SymbolPart.Color? {
        if let color = colors[name] { return .system(color) }
        return name == "wind.snow" || name == "cloud.fill" ? .white : nil
    }

    private static let colors: [String: SystemColor] = [
        "sun.max": .yellow, "sun.max.fill": .yellow, "sun.min": .yellow, "sun.min.fill": .yellow,
        "sunrise": .yellow, "sunrise.fill": .yellow, "sunset": .yellow, "sunset.fill": .yellow,
        "star.fill": .yellow, "bolt.fill": .yellow, "lightbulb.fill": .yellow, "exclamationmark.triangle.fill": .yellow,
        "flame.fill": .orange, "heart.fill": .red, "minus.circle.fill": .red, "xmark.octagon.fill": .red,
        "plus.circle.fill": .green, "leaf.fill": .green, "drop.fill": .cyan, "folder.fill": .cyan,
    ]
}
