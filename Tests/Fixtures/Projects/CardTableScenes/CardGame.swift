import Foundation

/// Cards in pairs, and what happens when one is chosen.
struct CardGame<Face> {
    struct Card: Identifiable {
        let id: Int
        let face: Face
        var isUp = false
    }

    private(set) var cards: [Card]

    init(pairs: Int, face: (Int) -> Face) {
        cards = (0..<pairs * 2).map { Card(id: $0, face: face($0 / 2)) }
    }

    mutating func choose(_ card: Card) {
        guard let index = cards.firstIndex(where: { $0.id == card.id }) else { return }
        cards[index].isUp.toggle()
        print("card chosen: \(card.face)")
    }
}
