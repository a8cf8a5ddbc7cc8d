import Foundation
import XCTest

@testable import Memorize

final class MemoryGameTests: XCTestCase {
    private var game = MemoryGame(numberOfPairs: 4) { pair in "ABCD".map(String.init)[pair] }

    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func choose(_ positions: Int..., after seconds: TimeInterval = 0) {
        for position in positions { game.choose(game.cards[position], at: start.addingTimeInterval(seconds)) }
    }

    private var faceUp: [Int] { game.cards.indices.filter { game.cards[$0].isFaceUp } }

    func testFreshDeckIsInOrderAndFaceDown() {
        XCTAssertEqual(game.cards.map(\.content), ["A", "A", "B", "B", "C", "C", "D", "D"])
        XCTAssertEqual(Set(game.cards.map(\.id)).count, 8)
        XCTAssertEqual(faceUp, [])
        XCTAssertEqual(game.score, 0)
        XCTAssertFalse(game.isFinished)
    }

    func testAtLeastTwoPairs() {
        XCTAssertEqual(MemoryGame(numberOfPairs: -1) { $0 }.cards.count, 4)
    }

    func testChosenCardTurnsFaceUp() {
        choose(2)
        XCTAssertEqual(faceUp, [2])
        XCTAssertEqual(game.score, 0)
    }

    func testFaceUpCardStaysFaceUp() {
        choose(2, 2)
        XCTAssertEqual(faceUp, [2])
        XCTAssertFalse(game.cards[2].isMatched)
    }

    func testQuickPairScoresThree() {
        choose(0)
        choose(1, after: 5)
        XCTAssertTrue(game.cards[0].isMatched)
        XCTAssertTrue(game.cards[1].isMatched)
        XCTAssertEqual(game.score, 3)
    }

    func testSlowPairScoresTwo() {
        choose(0)
        choose(1, after: 6)
        XCTAssertEqual(game.score, 2)
    }

    func testBonusTimeRunsOnlyWhileTheCardLiesFaceUp() {
        choose(0, 2)
        choose(4, after: 2)
        XCTAssertEqual(game.cards[0].bonusTimeRemaining(at: start.addingTimeInterval(60)), 4)
        XCTAssertFalse(game.cards[0].isUsingBonusTime)
        XCTAssertTrue(game.cards[4].isUsingBonusTime)
        XCTAssertEqual(game.cards[4].bonusTimeRemaining(at: start.addingTimeInterval(3)), 5)
    }

    func testMatchedCardCannotBeChosen() {
        choose(0, 1, 2)
        XCTAssertEqual(faceUp, [2])
        choose(0)
        XCTAssertEqual(faceUp, [2])
        XCTAssertEqual(game.score, 3)
    }

    func testThirdCardTurnsTheOthersDown() {
        choose(0, 2, 4)
        XCTAssertEqual(faceUp, [4])
        XCTAssertTrue(game.cards[0].hasBeenSeen)
        XCTAssertTrue(game.cards[2].hasBeenSeen)
    }

    func testMismatchCostsOnePointForEachSeenCard() {
        choose(0, 2)
        XCTAssertEqual(game.score, 0)
        choose(4, 0)
        XCTAssertEqual(game.score, -1)
        choose(2, 4)
        XCTAssertEqual(game.score, -3)
    }

    func testSeenCardsStillScoreAsAPair() {
        choose(0, 2, 1, 0)
        XCTAssertEqual(game.score, 3)
    }

    func testAllPairsFinishTheGame() {
        choose(0, 1, 2, 3, 4, 5)
        XCTAssertFalse(game.isFinished)
        choose(6, 7)
        XCTAssertTrue(game.isFinished)
        XCTAssertEqual(game.score, 12)
    }

    func testShuffleKeepsTheCards() {
        choose(0, 1)
        let before = game.cards
        game.shuffle()
        XCTAssertEqual(game.cards.sorted { $0.id < $1.id }, before)
        XCTAssertEqual(game.score, 3)
    }
}
