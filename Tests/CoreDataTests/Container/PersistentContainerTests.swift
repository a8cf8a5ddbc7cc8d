import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct PersistentContainerTests {
    private func container() throws -> NSPersistentContainer {
        let container = NSPersistentContainer(name: "Tests", managedObjectModel: TestStore.model)
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        var failure: (any Error)?
        container.loadPersistentStores { description, error in
            #expect(description.type == NSSQLiteStoreType)
            failure = error
        }
        if let failure { throw failure }
        return container
    }

    @Test func theFileLiesInTheAppsOwnFolder() {
        let container = NSPersistentContainer(name: "Tests", managedObjectModel: TestStore.model)
        let url = container.persistentStoreDescriptions.first?.url
        #expect(url == URL.applicationSupportDirectory.appendingPathComponent("Tests.sqlite"))
    }

    @Test func backgroundWorkIsMerged() async throws {
        let container = try container()
        container.viewContext.automaticallyMergesChangesFromParent = true
        let id = try await container.performBackgroundTask { context in
            let task = Task("a", in: context)
            try context.save()
            return task.objectID
        }
        let task = try #require(container.viewContext.object(with: id) as? Task)
        #expect(task.title == "a")
        await withCheckedContinuation { next in
            container.performBackgroundTask { context in
                (context.object(with: id) as? Task)?.title = "b"
                try? context.save()
                next.resume()
            }
        }
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(task.title == "b")
    }

    @Test func aStoreInMemoryEndsWithItsContainer() throws {
        let container = NSPersistentContainer(name: "Tests", managedObjectModel: TestStore.model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { #expect($1 == nil) }
        _ = Task("a", in: container.viewContext)
        try container.viewContext.save()
        #expect(container.persistentStoreCoordinator.persistentStores.first?.type == NSInMemoryStoreType)
        #expect(try self.container().viewContext.count(for: Task.fetchRequest()) == 0)
    }

    @Test func aStoreIsDestroyedWithItsFile() throws {
        let url = TestStore.folder().appendingPathComponent("Store.sqlite")
        let coordinator = try TestStore.coordinator(at: url)
        #expect(FileManager.default.fileExists(atPath: url.path))
        try coordinator.destroyPersistentStore(at: url, ofType: NSSQLiteStoreType, options: nil)
        #expect(!FileManager.default.fileExists(atPath: url.path) && coordinator.persistentStores.isEmpty)
    }
}
