import Foundation
import SwiftData

@Model
final class Trip {
    @Attribute(.unique) var code: String
    var name: String
    var start: Date?
    var isOver = false
    var mood: Mood = Mood.calm
    var places: [String] = []
    var budget: Budget?
    @Transient var isOpen = false
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var tags: [Tag] = []

    init(code: String, name: String, start: Date? = nil) {
        self.code = code
        self.name = name
        self.start = start
    }

    var title: String { "\(name) (\(code))" }
}

enum Mood: String, Codable { case calm, wild }

struct Budget: Codable, Equatable {
    var amount: Decimal
    var currency: String
}

@Model
final class Stop {
    var place: String
    var nights: Int
    var trip: Trip?

    init(place: String, nights: Int = 1, trip: Trip? = nil) {
        self.place = place
        self.nights = nights
        self.trip = trip
    }
}

@Model
final class Tag {
    var word: String
    @Relationship(inverse: \Trip.tags) var trips: [Trip]

    init(_ word: String) {
        self.word = word
        trips = []
    }
}

/// A container in memory.
func makeContainer() throws -> ModelContainer {
    try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
