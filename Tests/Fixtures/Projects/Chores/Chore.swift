import Foundation
import SwiftData

@Model
final class Chore {
    var title: String
    var timestamp: Date
    var isDone = false
    var priority = Priority.normal
    var room: Room?

    init(title: String, timestamp: Date = .now, room: Room? = nil) {
        self.title = title
        self.timestamp = timestamp
        self.room = room
    }
}

enum Priority: Int, Codable, CaseIterable {
    case low, normal, high
}

@Model
class Room {
    @Attribute(.unique) var name: String
    @Relationship(deleteRule: .cascade, inverse: \Chore.room)
    var chores = [Chore]()

    init(name: String) {
        self.name = name
    }
}
