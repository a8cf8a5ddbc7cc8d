import Foundation

extension MemoryGame {
    struct Card: Identifiable, Equatable {
        let content: CardContent
        let id: Int
        var isFaceUp = false
        var isMatched = false
        /// Whether the card has lain face up and was turned down again.
        var hasBeenSeen = false

        /// Seconds for which the card may lie face up while its pair still earns a bonus.
        var bonusTimeLimit: TimeInterval = 6
        /// Seconds for which it lay face up before.
        private var pastFaceUpTime: TimeInterval = 0
        /// Since when it lies face up and uses its bonus time.
        private var faceUpSince: Date?

        init(content: CardContent, id: Int, isFaceUp: Bool = false, isMatched: Bool = false) {
            self.content = content
            self.id = id
            self.isFaceUp = isFaceUp
            self.isMatched = isMatched
        }

        var isUsingBonusTime: Bool { faceUpSince != nil }

        /// Seconds.
        func bonusTimeRemaining(at time: Date = Date()) -> TimeInterval {
            let faceUpTime = pastFaceUpTime + (faceUpSince.map { time.timeIntervalSince($0) } ?? 0)
            return max(0, bonusTimeLimit - faceUpTime)
        }

        mutating func turnUp(at time: Date) {
            isFaceUp = true
            if !isMatched, bonusTimeRemaining(at: time) > 0 { faceUpSince = time }
        }

        mutating func turnDown(at time: Date) {
            isFaceUp = false
            hasBeenSeen = true
            stopBonusTime(at: time)
        }

        mutating func stopBonusTime(at time: Date) {
            pastFaceUpTime = bonusTimeLimit - bonusTimeRemaining(at: time)
            faceUpSince = nil
        }
    }
}
