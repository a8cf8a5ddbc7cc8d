import Testing

@testable import CoreData

@Suite struct PlaceholderTests {
    @Test func nothing() { #expect(NSManagedObjectModel().entities.isEmpty) }
}
