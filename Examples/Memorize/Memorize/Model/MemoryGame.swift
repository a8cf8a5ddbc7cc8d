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
    /// A pair scores two points. Two cards that differ cost one point for each of them that was seen before.
    mutating func choose(_ card: Card) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
            !cards[chosen].isFaceUp, !cards[chosen].isMatched
        else { return }
        if let other = indexOfOnlyFaceUpCard {
            cards[chosen].isFaceUp = true
            compare(chosen, with: other)
        } else {
            turnAllDown()
            cards[chosen].isFaceUp = true
        }
    }

    mutating func shuffle() {
        cards.shuffle()
    }

    private var indexOfOnlyFaceUpCard: Int? {
        let faceUp = cards.indices.filter { cards[$0].isFaceUp }
        return faceUp.count == 1 ? faceUp.first : nil
    }

    private mutating func compare(_ first: Int, with second: Int) {
        if cards[first].content == cards[second].content {
            cards[first].isMatched = true
            cards[second].isMatched = true
            score += 2
        } else {
            score -= [first, second].filter { cards[$0].hasBeenSeen }.count
        }
    }

    private mutating func turnAllDown() {
        for index in cards.indices where cards[index].isFaceUp {
            cards[index].isFaceUp = false
            cards[index].hasBeenSeen = true
        }
    }

    struct Card: Identifiable, Equatable {
        let content: CardContent
        let id: Int
        var isFaceUp = false
        var isMatched = false
        /// Whether the card has lain face up and was turned down again.
        var hasBeenSeen = false
    }
}
