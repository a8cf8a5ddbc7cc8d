import Foundation

class FruitGame: ObservableObject {
    @Published private(set) var game: CardGame<String> = makeGame()

    static func makeGame() -> CardGame<String> {
        let fruits: Array<String> = ["사과", "배", "감"]
        return CardGame(pairs: fruits.count) { fruits[$0] }
    }

    var cards: [CardGame<String>.Card] { game.cards }

    func choose(_ card: CardGame<String>.Card) {
        game.choose(card)
    }
}
