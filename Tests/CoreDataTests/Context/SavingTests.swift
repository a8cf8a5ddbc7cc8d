import AppleFoundation
import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct SavingTests {
    private func titles(_ context: NSManagedObjectContext) throws -> [String] {
        try context.fetch(Task.fetchRequest()).compactMap(\.title)
    }

    @Test func whatIsSavedIsInTheFileOfTheStore() throws {
        let url = TestStore.folder().appendingPathComponent("Data/Store.sqlite")
        let context = try TestStore.context(try TestStore.coordinator(at: url))
        for title in ["a", "b", "c"] { _ = Task(title, in: context) }
        #expect(try titles(try TestStore.context(context.persistentStoreCoordinator)).isEmpty)
        try context.save()
        // Another coordinator is what another run of the app has.
        let again = try TestStore.context(try TestStore.coordinator(at: url))
        #expect(try titles(again) == ["a", "b", "c"])
    }

    @Test func aSaveThatFailsWritesNothing() throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let task = Task("a", in: context)
        try context.save()
        task.title = "b"
        _ = TaskList(context: context)
        #expect(throws: NSError.self) { try context.save() }
        #expect(try titles(try TestStore.context(coordinator)) == ["a"])
        #expect(task.title == "b" && task.isUpdated)
    }

    @Test func rollbackBringsBackWhatIsInTheStore() throws {
        let context = try TestStore.context()
        let (kept, gone) = (Task("kept", in: context), Task("gone", in: context))
        let list = TaskList("Home", in: context)
        list.addToTasks(kept)
        try context.save()
        kept.title = "changed"
        context.delete(gone)
        let new = Task("new", in: context)
        new.list = list
        context.rollback()
        #expect(!context.hasChanges && kept.title == "kept" && !gone.isDeleted && new.managedObjectContext == nil)
        #expect(list.tasks?.count == 1)
        #expect(try Set(titles(context)) == ["kept", "gone"])
    }

    @Test func aContextTellsWhatItSavesAndWhatChanged() throws {
        let context = try TestStore.context()
        nonisolated(unsafe) var told: [String] = []
        let names: [(Notification.Name, String)] = [
            (.NSManagedObjectContextWillSave, "will"), (.NSManagedObjectContextDidSave, "did"),
            (.NSManagedObjectContextObjectsDidChange, "change"),
        ]
        let observers = names.map { name, text in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
                let keys = notification.userInfo?.compactMap { key, value in
                    (value as? Set<NSManagedObject>).map { "\(key) \($0.count)" }
                }
                told.append(([text] + (keys ?? []).sorted()).joined(separator: " "))
            }
        }
        let (first, second) = (Task("a", in: context), Task("b", in: context))
        context.processPendingChanges()
        first.title = "c"
        context.delete(second)
        try context.save()
        context.delete(first)
        try context.save()
        #expect(
            told == [
                "change inserted 2", "will", "change deleted 1 updated 1", "did inserted 1", "will",
                "change deleted 1", "did deleted 1",
            ])
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func changesAreToldAtTheEndOfTheTurn() async throws {
        let context = try TestStore.context()
        await confirmation { confirm in
            let observer = NotificationCenter.default.addObserver(
                forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
            ) { _ in confirm() }
            for title in ["a", "b"] { _ = Task(title, in: context) }
            await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @Test func uniqueValuesFailOrMerge() throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let old = Tag("a", in: context)
        Task("Milk", in: context).tags = [old]
        try context.save()
        let new = Tag("a", in: context)
        let bread = Task("Bread", in: context)
        bread.tags = [new]
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(bread.tags == [old] && old.tasks.count == 2)
        let other = try TestStore.context(coordinator)
        let tags = try other.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
        #expect(tags.map(\.name) == ["a"] && tags[0].tasks.count == 2)
    }

    @Test func aDeletionThatWasSavedIsTakenBack() throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let (list, task) = (TaskList("Home", in: context), Task("a", in: context))
        task.list = list
        try context.save()
        let undo = UndoManager()
        undo.groupsByEvent = false
        context.undoManager = undo
        undo.beginUndoGrouping()
        context.delete(task)
        try context.save()
        undo.endUndoGrouping()
        #expect(list.tasks?.count == 0)
        context.undo()
        try context.save()
        let other = try TestStore.context(coordinator)
        let read = try #require(try other.fetch(Task.fetchRequest()).first)
        #expect(read.title == "a" && read.list?.name == "Home" && list.tasks?.count == 1)
    }

    @Test func aDeletionIsTakenBackWithAllThatFollowedOfIt() async throws {
        let context = try TestStore.context()
        let (list, task) = (TaskList("Home", in: context), Task("a", in: context))
        list.addToTasks(task)
        try context.save()
        context.undoManager = UndoManager()
        context.delete(list)
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(task.isDeleted)
        context.undo()
        #expect(!task.isDeleted && !list.isDeleted && task.list === list && list.tasks?.count == 1)
    }

    @Test func undoAndRedo() throws {
        let context = try TestStore.context()
        let undo = UndoManager()
        undo.groupsByEvent = false
        let list = TaskList("Home", in: context)
        try context.save()
        context.undoManager = undo
        undo.beginUndoGrouping()
        let task = Task("a", in: context)
        list.addToTasks(task)
        undo.endUndoGrouping()
        undo.beginUndoGrouping()
        task.title = "b"
        undo.endUndoGrouping()
        context.undo()
        #expect(task.title == "a" && list.tasks?.count == 1)
        context.undo()
        context.processPendingChanges()
        #expect(list.tasks?.count == 0)
        #expect(try titles(context).isEmpty)
        context.redo()
        #expect(try titles(context) == ["a"])
        #expect(list.tasks?.count == 1)
    }
}
