import Foundation
import SwiftData
import Testing

struct ModelActorTests {
    @ModelActor
    actor Importer {
        func add(_ names: [String]) throws -> PersistentIdentifier? {
            for name in names { modelContext.insert(Trip(code: name, name: name)) }
            try modelContext.save()
            return try modelContext.fetch(FetchDescriptor<Trip>()).first?.persistentModelID
        }

        func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
    }

    @Test func anActorWorksOnItsOwnContext() async throws {
        let container = try makeContainer()
        let importer = Importer(modelContainer: container)
        let id = try #require(try await importer.add(["Jeju", "Busan"]))
        #expect(await importer.name(of: id) == "Jeju")
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 2)
    }
}
