import Foundation

/// The rules of a game in which the player turns cards over, two at a time, to find the pairs.
struct MemoryGame<CardContent: Equatable> {
    private(set) var cards: [Card]
    private(set) var score = 0

    /// Makes a deck in order: the two cards of a pair lie side by side.
    init(numberOfPairs: Int, content: (_ pair: Int) -> CardContent) {
        cards = (0..<max(2, numberOfPairs)).flatMap { pair in
            let content = content(pair)
            return [Card(content: content, id: 2 * pair), Card(content: content, id: 2 * pair + 1)]
        }
    }

    var isFinished: Bool { cards.allSatisfy(\.isMatched) }

    /// Turns a card face up. It is compared with the other face-up card, if there is one; if there are two, they are
    /// turned down first.
    ///
    /// A pair scores two points, and one more while both cards have bonus time left. Two cards that differ cost one
    /// point for each of them that was seen before.
    mutating func choose(_ card: Card, at time: Date = Date()) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
            !cards[chosen].isFaceUp, !cards[chosen].isMatched
        else { return }
        if let other = indexOfOnlyFaceUpCard {
            cards[chosen].turnUp(at: time)
            compare(chosen, with: other, at: time)
        } else {
            turnAllDown(at: time)
            cards[chosen].turnUp(at: time)
        }
    }

    mutating func shuffle() {
        cards.shuffle()
    }

    private var indexOfOnlyFaceUpCard: Int? {
        let faceUp = cards.indices.filter { cards[$0].isFaceUp }
        return faceUp.count == 1 ? faceUp.first : nil
    }

    private mutating func compare(_ first: Int, with second: Int, at time: Date) {
        if cards[first].content == cards[second].content {
            let hasBonus = [first, second].allSatisfy { cards[$0].bonusTimeRemaining(at: time) > 0 }
            for index in [first, second] {
                cards[index].isMatched = true
                cards[index].stopBonusTime(at: time)
            }
            score += hasBonus ? 3 : 2
        } else {
            score -= [first, second].filter { cards[$0].hasBeenSeen }.count
        }
    }

    private mutating func turnAllDown(at time: Date) {
        for index in cards.indices where cards[index].isFaceUp { cards[index].turnDown(at: time) }
    }
}
