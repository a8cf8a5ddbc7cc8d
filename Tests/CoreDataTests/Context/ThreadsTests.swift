import Foundation
import Testing

@testable import CoreData

/// Many contexts of private queues at once.
@Suite struct ThreadsTests {
    @Test func contextsWriteAndReadAtOnce() async throws {
        let coordinator = try TestStore.coordinator(at: TestStore.folder().appendingPathComponent("Store.sqlite"))
        let main = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        main.persistentStoreCoordinator = coordinator
        main.automaticallyMergesChangesFromParent = true
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<8 {
                group.addTask {
                    for turn in 0..<10 {
                        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
                        context.persistentStoreCoordinator = coordinator
                        try await context.perform {
                            _ = CoreDataTests.Task("\(worker) \(turn)", in: context)
                            try context.save()
                        }
                        _ = try await main.perform { try main.fetch(CoreDataTests.Task.fetchRequest()).count }
                    }
                }
            }
            try await group.waitForAll()
        }
        let count = try await main.perform { try main.count(for: CoreDataTests.Task.fetchRequest()) }
        #expect(count == 80)
    }
}
