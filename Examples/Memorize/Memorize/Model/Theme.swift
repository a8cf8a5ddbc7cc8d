/// What is on the cards of a game.
struct Theme: Identifiable, Equatable {
    enum Tint {
        case orange, green, red, blue, purple
    }

    let name: String
    let symbol: String
    let emojis: [String]
    let tint: Tint

    var id: String { name }

    static let all = [
        Theme(
            name: "Halloween", symbol: "moon.stars.fill",
            emojis: ["👻", "🎃", "🕷️", "😈", "💀", "🕸️", "🧙‍♀️", "🦇", "🍬", "🧟"], tint: .orange),
        Theme(
            name: "Animals", symbol: "pawprint.fill",
            emojis: ["🐶", "🐱", "🐰", "🦊", "🐻", "🐼", "🐯", "🐸"], tint: .green),
        Theme(
            name: "Food", symbol: "fork.knife",
            emojis: ["🍎", "🍕", "🍙", "🍓", "🥐", "🍩", "🥑", "🍇", "🌽", "🍜", "🍰", "🥕"], tint: .red),
        Theme(
            name: "Vehicles", symbol: "car.fill",
            emojis: ["🚗", "🚌", "🚲", "🚀", "⛵️", "🚂"], tint: .blue),
        Theme(
            name: "Faces", symbol: "face.smiling",
            emojis: ["😀", "😎", "🤔", "😴", "🥳", "🤠", "😱", "🤖", "🥶"], tint: .purple),
    ]
}
