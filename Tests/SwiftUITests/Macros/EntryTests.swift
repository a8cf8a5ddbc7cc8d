import SwiftUI
import Testing

extension EnvironmentValues {
    @Entry var cardBack: String = "orange"
    @Entry var pairs = 8
    @Entry var selection: String?
    @Entry var onMatch: @Sendable () -> Int = { 2 }
    @Entry fileprivate var counted: Int = Counter.next()
}

extension SwiftUI.Transaction {
    @Entry var isShuffle: Bool = false
}

private enum Counter {
    nonisolated(unsafe) private static var count = 0

    static func next() -> Int {
        count += 1
        return count
    }
}

@Suite struct EntryTests {
    @Test func environmentValueHasItsDefault() {
        let values = EnvironmentValues()
        #expect(values.cardBack == "orange")
        #expect(values.pairs == 8)
        #expect(values.selection == nil)
        #expect(values.onMatch() == 2)
    }

    @Test func environmentValueCanBeSet() {
        var values = EnvironmentValues()
        values.cardBack = "blue"
        values.selection = "card"
        #expect(values.cardBack == "blue")
        #expect(values.selection == "card")
        #expect(EnvironmentValues().cardBack == "orange")
    }

    /// As Apple's: the default value of an entry with a type is made each time.
    @Test func defaultIsMadeAnew() {
        let values = EnvironmentValues()
        #expect(values.counted < values.counted)
    }

    @Test func transactionValue() {
        var transaction = Transaction()
        #expect(!transaction.isShuffle)
        transaction.isShuffle = true
        #expect(transaction.isShuffle)
    }
}
