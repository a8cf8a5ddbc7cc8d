import SwiftUI

/// The door between the game and its views.
class EmojiMemoryGame: ObservableObject {
    typealias Card = MemoryGame<String>.Card

    @Published private var model: MemoryGame<String>
    @Published private(set) var theme: Theme

    /// Lays out a fresh deck, in order as it comes out of its box.
    init(theme: Theme = Theme.all[0]) {
        self.theme = theme
        model = Self.makeGame(with: theme)
    }

    private static func makeGame(with theme: Theme) -> MemoryGame<String> {
        MemoryGame(numberOfPairs: theme.emojis.count) { pair in theme.emojis[pair] }
    }

    var cards: [Card] { model.cards }
    var score: Int { model.score }
    var isFinished: Bool { model.isFinished }
    var themes: [Theme] { Theme.all }
    var color: Color { color(of: theme) }

    func color(of theme: Theme) -> Color {
        switch theme.tint {
        case .orange: .orange
        case .green: .green
        case .red: .red
        case .blue: .blue
        case .purple: .purple
        }
    }

    /// Where a card lies, from 1.
    func position(of card: Card) -> Int {
        (cards.firstIndex { $0.id == card.id } ?? 0) + 1
    }

    // MARK: - Intents

    func choose(_ card: Card) {
        model.choose(card)
    }

    func shuffle() {
        model.shuffle()
    }

    /// Starts a shuffled game, with another theme if one is given.
    func startNewGame(with newTheme: Theme? = nil) {
        theme = newTheme ?? theme
        model = Self.makeGame(with: theme)
        model.shuffle()
    }
}
