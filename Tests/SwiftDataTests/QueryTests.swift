import Foundation
import SwiftData
import SwiftUI
import SwiftUITestSupport
import Testing

@MainActor
struct QueryTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws { container = try makeContainer() }

    private final class Count { var value = 0 }

    private struct TripList: View {
        @Query(filter: #Predicate<Trip> { !$0.isOver }, sort: \Trip.name) private var trips: [Trip]
        @Environment(\.modelContext) private var modelContext
        let count: Count

        var body: some View {
            count.value += 1
            return VStack {
                ForEach(trips) { Text($0.name) }
                Button("Add") { modelContext.insert(Trip(code: "new", name: "Andong")) }
            }
        }
    }

    @Test func aListFollowsItsContext() throws {
        let trips = ["Jeju", "Busan"].map { Trip(code: $0, name: $0) }
        for trip in trips { context.insert(trip) }
        let count = Count()
        let harness = ViewHarness(TripList(count: count).modelContainer(container))
        #expect(harness.labels == ["Busan", "Jeju", "Add"])
        harness.tap("Add")
        #expect(harness.labels == ["Andong", "Busan", "Jeju", "Add"])
        trips[1].isOver = true
        harness.settle()
        #expect(harness.labels == ["Andong", "Jeju", "Add"])
        context.delete(trips[0])
        harness.settle()
        #expect(harness.labels == ["Andong", "Add"])
    }

    @Test func aViewIsEvaluatedOnlyWhereItsResultsChange() throws {
        let trips = ["Jeju", "Busan"].map { Trip(code: $0, name: $0) }
        for trip in trips { context.insert(trip) }
        let count = Count()
        let harness = ViewHarness(TripList(count: count).modelContainer(container))
        let before = count.value
        trips[0].places = ["Hallasan"]
        context.insert(Tag("sea"))
        harness.settle()
        #expect(count.value == before)
        // Rows read names; the list reads none, and the order stays.
        trips[0].name = "Jeju Island"
        harness.settle()
        #expect(harness.labels == ["Busan", "Jeju Island", "Add"])
        trips[0].name = "Andong"
        harness.settle()
        #expect(harness.labels == ["Andong", "Busan", "Add"])
    }

    private struct Filtered: View {
        @State private var isDescending = false
        var body: some View {
            VStack {
                Button("Turn") { isDescending.toggle() }
                Sorted(order: isDescending ? .reverse : .forward)
            }
        }

        struct Sorted: View {
            @Query private var trips: [Trip]
            init(order: SortOrder) { _trips = Query(sort: \Trip.name, order: order) }
            var body: some View { ForEach(trips) { Text($0.name) } }
        }
    }

    @Test func anotherRequestLooksAgain() throws {
        for name in ["Jeju", "Busan"] { context.insert(Trip(code: name, name: name)) }
        let harness = ViewHarness(Filtered().modelContainer(container))
        #expect(harness.labels == ["Turn", "Busan", "Jeju"])
        harness.tap("Turn")
        #expect(harness.labels == ["Turn", "Jeju", "Busan"])
    }

    private struct Editor: View {
        @Bindable var trip: Trip
        var body: some View { Toggle("Over", isOn: $trip.isOver) }
    }

    @Test func bindingsWriteModels() throws {
        let trip = Trip(code: "A1", name: "Jeju")
        context.insert(trip)
        let harness = ViewHarness(Editor(trip: trip).modelContainer(container))
        harness.tap("Over")
        #expect(trip.isOver)
    }

    @Test func anotherContextsChangesAreShown() async throws {
        let harness = ViewHarness(TripList(count: Count()).modelContainer(container))
        let other = ModelContext(container)
        other.insert(Trip(code: "A1", name: "Jeju"))
        try other.save()
        try await Task.sleep(for: .milliseconds(20))
        harness.settle()
        #expect(harness.labels == ["Jeju", "Add"])
    }
}
