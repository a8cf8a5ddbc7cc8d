import Foundation
import Observation
import SwiftData
import Testing

struct ModelContextTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try makeContainer()
        context = ModelContext(container)
    }

    /// The objects as a context that has never seen them finds them.
    private func stored<T: PersistentModel>(_ type: T.Type) throws -> [T] {
        try ModelContext(container).fetch(FetchDescriptor<T>())
    }

    @Test func allKindsOfValuesComeBack() throws {
        let start = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
        let trip = Trip(code: "A1", name: "Jeju", start: start)
        trip.mood = .wild
        trip.places = ["Hallasan", "Seongsan"]
        trip.budget = Budget(amount: 12.5, currency: "KRW")
        trip.isOpen = true
        context.insert(trip)
        try context.save()
        let read = try #require(try stored(Trip.self).first)
        #expect(read !== trip)
        #expect(read.persistentModelID == trip.persistentModelID)
        #expect(read.title == "Jeju (A1)")
        #expect(read.start == start)
        #expect(read.mood == .wild)
        #expect(read.places == ["Hallasan", "Seongsan"])
        #expect(read.budget == Budget(amount: 12.5, currency: "KRW"))
        #expect(!read.isOver)
        #expect(!read.isOpen)
    }

    @Test func nothingIsStoredBeforeSaving() throws {
        context.insert(Trip(code: "A1", name: "Jeju"))
        #expect(context.hasChanges)
        #expect(context.insertedModelsArray.count == 1)
        #expect(try stored(Trip.self).isEmpty)
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
        try context.save()
        #expect(!context.hasChanges)
        #expect(try stored(Trip.self).count == 1)
    }

    @Test func changesAreSavedByProperty() throws {
        let trip = Trip(code: "A1", name: "Jeju")
        context.insert(trip)
        try context.save()
        trip.name = "Busan"
        #expect(trip.hasChanges)
        #expect(context.changedModelsArray.count == 1)
        try context.save()
        #expect(try stored(Trip.self).map(\.name) == ["Busan"])
    }

    @Test func rollbackTakesBackAllThree() throws {
        let (kept, gone) = (Trip(code: "A1", name: "Jeju"), Trip(code: "A2", name: "Busan"))
        context.insert(kept)
        context.insert(gone)
        try context.save()
        kept.name = "Seoul"
        context.delete(gone)
        context.insert(Trip(code: "A3", name: "Daegu"))
        context.rollback()
        #expect(!context.hasChanges)
        #expect(kept.name == "Jeju")
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.code) == ["A1", "A2"])
    }

    @Test func aFailedTransactionLeavesNothing() throws {
        struct Refusal: Error {}
        #expect(throws: Refusal.self) {
            try context.transaction {
                context.insert(Trip(code: "A1", name: "Jeju"))
                throw Refusal()
            }
        }
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func bothSidesOfARelationshipAgree() throws {
        let (jeju, busan) = (Trip(code: "A1", name: "Jeju"), Trip(code: "A2", name: "Busan"))
        context.insert(jeju)
        context.insert(busan)
        let stop = Stop(place: "Seogwipo")
        jeju.stops.append(stop)
        #expect(stop.trip === jeju)
        #expect(stop.modelContext === context)
        stop.trip = busan
        #expect(jeju.stops.isEmpty)
        #expect(busan.stops.map(\.place) == ["Seogwipo"])
        busan.stops.removeAll()
        #expect(stop.trip == nil)
    }

    @Test func theSideThatAnInitialiserSetsIsKnownToTheOther() throws {
        let trip = Trip(code: "A1", name: "Jeju")
        context.insert(trip)
        let stop = Stop(place: "Seogwipo", trip: trip)
        context.insert(stop)
        #expect(trip.stops == [stop])
        try context.save()
        let read = try #require(try stored(Trip.self).first)
        #expect(read.stops.map(\.place) == ["Seogwipo"])
        #expect(read.stops.first?.trip === read)
    }

    @Test func theRootOfAGraphBringsTheRest() throws {
        let trip = Trip(code: "A1", name: "Jeju")
        trip.stops = [Stop(place: "Seogwipo"), Stop(place: "Udo")]
        trip.tags = [Tag("sea")]
        context.insert(trip)
        try context.save()
        #expect(try stored(Stop.self).map(\.place) == ["Seogwipo", "Udo"])
        #expect(try stored(Tag.self).first?.trips.map(\.name) == ["Jeju"])
    }

    @Test func manyToManyIsKeptFromBothSides() throws {
        let trips = [Trip(code: "A1", name: "Jeju"), Trip(code: "A2", name: "Busan")]
        let tag = Tag("sea")
        for trip in trips { context.insert(trip) }
        context.insert(tag)
        tag.trips = trips
        #expect(trips[1].tags == [tag])
        try context.save()
        trips[0].tags.removeAll()
        #expect(tag.trips == [trips[1]])
        try context.save()
        #expect(try stored(Tag.self).first?.trips.map(\.name) == ["Busan"])
    }

    @Test func deletingCascadesOrLetsGo() throws {
        let trip = Trip(code: "A1", name: "Jeju")
        context.insert(trip)
        trip.stops = [Stop(place: "Seogwipo")]
        let tag = Tag("sea")
        trip.tags = [tag]
        try context.save()
        context.delete(trip)
        #expect(trip.isDeleted)
        #expect(tag.trips.isEmpty)
        try context.save()
        #expect(try stored(Stop.self).isEmpty)
        #expect(try stored(Tag.self).first?.trips.isEmpty == true)
    }

    @Test func predicatesOrderAndParts() throws {
        for (index, name) in ["Jeju", "Busan", "Seoul", "Daegu"].enumerated() {
            let trip = Trip(code: "A\(index)", name: name)
            trip.isOver = index == 3
            trip.stops = (0..<index).map { Stop(place: "\(name) \($0)", nights: $0) }
            context.insert(trip)
        }
        try context.save()
        func names(_ descriptor: FetchDescriptor<Trip>) throws -> [String] { try context.fetch(descriptor).map(\.name) }
        let byName = [SortDescriptor(\Trip.name)]
        #expect(try names(FetchDescriptor(sortBy: byName)) == ["Busan", "Daegu", "Jeju", "Seoul"])
        #expect(try names(FetchDescriptor(predicate: #Predicate { $0.isOver })) == ["Daegu"])
        let part = "u"
        let found = FetchDescriptor<Trip>(
            predicate: #Predicate { $0.name.contains(part) && !$0.isOver },
            sortBy: [SortDescriptor(\.name, order: .reverse)])
        #expect(try names(found) == ["Seoul", "Jeju", "Busan"])
        let standard = FetchDescriptor<Trip>(predicate: #Predicate { $0.name.localizedStandardContains("BUS") })
        #expect(try names(standard) == ["Busan"])
        var second = FetchDescriptor(sortBy: byName)
        (second.fetchLimit, second.fetchOffset) = (2, 1)
        #expect(try names(second) == ["Daegu", "Jeju"])
        let long = FetchDescriptor<Trip>(predicate: #Predicate { $0.stops.contains { $0.nights > 1 } })
        #expect(try names(long) == ["Daegu"])
        let wanted: Mood? = .calm
        #expect(try context.fetchCount(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == "Seoul" })) == 2)
        #expect(wanted != nil)
    }

    @Test func deletingWhere() throws {
        for name in ["Jeju", "Busan"] { context.insert(Trip(code: name, name: name)) }
        try context.delete(model: Trip.self, where: #Predicate { $0.name == "Jeju" })
        try context.save()
        #expect(try stored(Trip.self).map(\.name) == ["Busan"])
    }

    @Test func aUniqueValueReplacesTheObjectThatHasIt() throws {
        let old = Trip(code: "A1", name: "Jeju")
        context.insert(old)
        try context.save()
        context.insert(Trip(code: "A1", name: "Jeju again"))
        try context.save()
        #expect(try stored(Trip.self).map(\.name) == ["Jeju again"])
        #expect(old.name == "Jeju again")
        #expect(try context.fetch(FetchDescriptor<Trip>()).count == 1)
    }

    @Test func whatBelongsToAnObjectThatIsThereAlreadyComesToIt() throws {
        let old = Trip(code: "A1", name: "Jeju")
        context.insert(old)
        old.stops = [Stop(place: "Udo")]
        try context.save()
        let new = Trip(code: "A1", name: "Jeju again")
        context.insert(new)
        let stop = Stop(place: "Seogwipo", trip: new)
        context.insert(stop)
        try context.save()
        #expect(try stored(Trip.self).map { $0.stops.map(\.place) } == [["Udo", "Seogwipo"]])
        #expect(stop.trip?.name == "Jeju again")
        #expect(old.stops.count == 2)
    }

    @Test func whatWasRolledBackCanComeAgain() throws {
        let trip = Trip(code: "A1", name: "Jeju")
        context.insert(trip)
        context.rollback()
        #expect(trip.modelContext == nil)
        context.insert(trip)
        try context.save()
        #expect(try stored(Trip.self).map(\.name) == ["Jeju"])
    }

    @Test func otherContextsSeeWhatWasSaved() throws {
        let trip = Trip(code: "A1", name: "Jeju")
        context.insert(trip)
        try context.save()
        let other = ModelContext(container)
        let same = try #require(other.model(for: trip.persistentModelID) as? Trip)
        #expect(same.stops.isEmpty)
        same.name = "Busan"
        same.stops.append(Stop(place: "Haeundae"))
        try other.save()
        _ = try context.fetch(FetchDescriptor<Trip>())
        #expect(trip.name == "Busan")
        #expect(trip.stops.map(\.place) == ["Haeundae"])
    }

    @Test func propertiesAreObservedOneByOne() {
        final class Count: @unchecked Sendable { var value = 0 }
        let trip = Trip(code: "A1", name: "Jeju")
        context.insert(trip)
        let count = Count()
        withObservationTracking {
            _ = trip.name
        } onChange: {
            count.value += 1
        }
        trip.isOver = true
        #expect(count.value == 0)
        trip.name = "Busan"
        #expect(count.value == 1)
    }

    @Test func identifiersStayTheSame() throws {
        let trip = Trip(code: "A1", name: "Jeju")
        let before = trip.persistentModelID
        context.insert(trip)
        try context.save()
        #expect(trip.persistentModelID == before)
        #expect(trip.id == before)
        let data = try JSONEncoder().encode(trip.persistentModelID)
        let read = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
        let found: Trip? = context.registeredModel(for: read)
        #expect(found === trip)
    }
}
