import AppleFoundation
import Foundation
import SwiftData
import Testing

@MainActor
struct MainContextTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws { container = try makeContainer() }

    @Test func itSavesAtTheEndOfTheTurn() async throws {
        context.insert(Trip(code: "A1", name: "Jeju"))
        #expect(context.hasChanges)
        try await Task.sleep(for: .milliseconds(20))
        #expect(!context.hasChanges)
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func itSavesNothingWhereItIsToldNotTo() async throws {
        context.autosaveEnabled = false
        context.insert(Trip(code: "A1", name: "Jeju"))
        try await Task.sleep(for: .milliseconds(20))
        #expect(context.hasChanges)
    }

    @Test func changesAreTakenBackAndMadeAgain() throws {
        let trip = Trip(code: "A1", name: "Jeju")
        context.insert(trip)
        trip.stops = [Stop(place: "Udo")]
        try context.save()
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        func group(_ change: () -> Void) {
            manager.beginUndoGrouping()
            change()
            manager.endUndoGrouping()
        }
        group { trip.name = "Busan" }
        manager.undo()
        #expect(trip.name == "Jeju")
        manager.redo()
        #expect(trip.name == "Busan")
        group { context.delete(trip) }
        try context.save()
        manager.undo()
        try context.save()
        let read = try ModelContext(container).fetch(FetchDescriptor<Trip>())
        #expect(read.map(\.name) == ["Busan"])
        #expect(read.map(\.stops.count) == [1])
    }
}
