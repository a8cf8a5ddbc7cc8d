import Foundation
import Testing

@testable import CoreData

/// Several contexts on one store.
@MainActor @Suite struct SharingTests {
    private func pair() throws -> (NSManagedObjectContext, NSManagedObjectContext, Task, Task) {
        let coordinator = try TestStore.coordinator()
        let (first, second) = (try TestStore.context(coordinator), try TestStore.context(coordinator))
        let task = Task("a", in: first)
        try first.save()
        let copy = try #require(try second.fetch(Task.fetchRequest()).first)
        #expect(copy.title == "a")
        return (first, second, task, copy)
    }

    @Test func anotherContextsChangeIsAConflict() throws {
        let (first, second, task, copy) = try pair()
        task.title = "b"
        try first.save()
        #expect(copy.title == "a")
        copy.priority = 9
        let error = #expect(throws: NSError.self) { try second.save() }
        #expect(error?.code == 133020)
        #expect((error?.userInfo["conflictList"] as? [NSMergeConflict])?.first?.sourceObject === copy)
    }

    @Test(arguments: [
        (NSMergePolicy.mergeByPropertyObjectTrump, "mine", 9), (.mergeByPropertyStoreTrump, "theirs", 9),
        (.overwrite, "mine", 9), (.rollback, "theirs", 4),
    ])
    func policiesDecide(policy: NSMergePolicy, title: String, priority: Int) throws {
        let (first, second, task, copy) = try pair()
        task.title = "theirs"
        task.priority = 4
        try first.save()
        copy.title = "mine"
        copy.priority = 9
        second.mergePolicy = policy
        try second.save()
        let read = try #require(
            try TestStore.context(second.persistentStoreCoordinator).fetch(Task.fetchRequest()).first)
        let expected = policy.mergeType == .mergeByPropertyStoreTrumpMergePolicyType ? 4 : priority
        #expect(read.title == title && Int(read.priority) == expected)
        #expect(copy.title == title && Int(copy.priority) == expected)
    }

    @Test func aContextMergesWhatOthersSave() async throws {
        let (first, second, task, copy) = try pair()
        second.automaticallyMergesChangesFromParent = true
        task.title = "b"
        _ = Task("new", in: first)
        try first.save()
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(copy.title == "b" && !copy.hasChanges)
        first.delete(task)
        try first.save()
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(copy.managedObjectContext == nil)
        #expect(try second.fetch(Task.fetchRequest()).map(\.title) == ["new"])
    }

    @Test func mergingByHandAndRefreshing() throws {
        let (first, second, task, copy) = try pair()
        task.title = "b"
        copy.priority = 8
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextDidSave, object: first, queue: nil
        ) { note in
            nonisolated(unsafe) let note = note
            second.mergeChanges(fromContextDidSave: note)
        }
        try first.save()
        NotificationCenter.default.removeObserver(observer)
        #expect(copy.title == "b" && copy.priority == 8)
        second.refresh(copy, mergeChanges: false)
        #expect(copy.isFault && copy.priority == 3)
    }

    @Test func aChildSavesIntoItsParent() throws {
        let coordinator = try TestStore.coordinator()
        let parent = try TestStore.context(coordinator)
        let list = TaskList("Home", in: parent)
        let old = Task("old", in: parent)
        old.list = list
        try parent.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        let copy = try #require(child.object(with: list.objectID) as? TaskList)
        let new = Task("new", in: child)
        copy.addToTasks(new)
        child.delete(try #require(child.existingObject(with: old.objectID) as? Task))
        #expect(list.tasks?.count == 1 && !parent.hasChanges)
        try child.save()
        #expect(!child.hasChanges && parent.hasChanges)
        #expect((list.tasks as? Set<Task>)?.map(\.title) == ["new"])
        try parent.save()
        #expect(!new.objectID.isTemporaryID)
        #expect(try TestStore.context(coordinator).fetch(Task.fetchRequest()).map(\.title) == ["new"])
        new.title = "newer"
        try child.save()
        #expect((list.tasks?.anyObject() as? Task)?.title == "newer")
    }

    @Test func privateQueuesRunWhatTheyAreGiven() async throws {
        let coordinator = try TestStore.coordinator()
        let context = NSManagedObjectContext(.privateQueue)
        context.persistentStoreCoordinator = coordinator
        let count = try await context.perform {
            _ = Task("a", in: context)
            try context.save()
            return try context.count(for: Task.fetchRequest())
        }
        #expect(count == 1)
        await #expect(throws: NSError.self) {
            try await context.perform {
                _ = TaskList(context: context)
                try context.save()
            }
        }
        let title = try context.performAndWait { try context.fetch(Task.fetchRequest()).first?.title }
        #expect(title == "a")
    }
}
