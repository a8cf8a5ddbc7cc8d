import Combine
import XCTest

@testable import Memorize

final class EmojiMemoryGameTests: XCTestCase {
    func testThemesHaveDifferentEmojis() {
        for theme in Theme.all {
            XCTAssertEqual(Set(theme.emojis).count, theme.emojis.count, theme.name)
        }
        XCTAssertEqual(Set(Theme.all.map(\.id)).count, Theme.all.count)
    }

    func testChoosingPublishesAChange() {
        let game = EmojiMemoryGame()
        var changes = 0
        let subscription = game.objectWillChange.sink { changes += 1 }
        game.choose(game.cards[0])
        XCTAssertEqual(changes, 1)
        XCTAssertTrue(game.cards[0].isFaceUp)
        subscription.cancel()
    }

    func testNewGameTakesTheTheme() {
        let game = EmojiMemoryGame()
        game.choose(game.cards[0])
        game.choose(game.cards[1])
        XCTAssertEqual(game.score, 3)
        game.startNewGame(with: Theme.all[3])
        XCTAssertEqual(game.theme, Theme.all[3])
        XCTAssertEqual(game.score, 0)
        XCTAssertEqual(Set(game.cards.map(\.content)), Set(Theme.all[3].emojis))
    }

    func testPositionsCountFromOne() {
        let game = EmojiMemoryGame()
        XCTAssertEqual(game.cards.map(game.position(of:)), Array(1...game.cards.count))
    }
}
