import AppleFoundation
import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct FetchingTests {
    /// Tasks of two lists, saved.
    private func context() throws -> NSManagedObjectContext {
        let context = try TestStore.context()
        let (home, work) = (TaskList("Home", in: context), TaskList("Work", in: context))
        let rows: [(String, Int16, TaskList?)] = [
            ("Milk", 1, home), ("bread", 2, home), ("Éclair", 3, work), ("10 eggs", 4, nil), ("9 eggs", 5, nil),
        ]
        for (title, priority, list) in rows {
            let task = Task(title, priority: priority, in: context)
            task.list = list
            task.isDone = priority % 2 == 0
            task.dueDate = priority == 5 ? nil : Date(timeIntervalSinceReferenceDate: Double(priority) * 100)
            if priority < 3 { task.tags = [try tag("food", context)] }
        }
        try context.save()
        return context
    }

    private func tag(_ name: String, _ context: NSManagedObjectContext) throws -> Tag {
        let request = NSFetchRequest<Tag>(entityName: "Tag")
        request.predicate = NSPredicate(format: "name == %@", name)
        return try context.fetch(request).first ?? Tag(name, in: context)
    }

    private func priorities(_ context: NSManagedObjectContext, _ predicate: NSPredicate) throws -> [Int16] {
        let request = Task.fetchRequest()
        request.predicate = predicate
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Task.priority, ascending: true)]
        return try context.fetch(request).map(\.priority)
    }

    /// Each predicate is put to the store, and, with a change in the context, to the objects.
    @Test(arguments: [
        ("title == 'Milk'", [1]), ("title != 'Milk'", [2, 3, 4, 5]), ("title ==[c] 'MILK'", [1]),
        ("title CONTAINS 'e'", [2, 4, 5]), ("title CONTAINS[cd] 'E'", [2, 3, 4, 5]), ("title BEGINSWITH[cd] 'e'", [3]),
        ("title ENDSWITH 'eggs'", [4, 5]), ("title LIKE '*r?ad'", [2]), ("title MATCHES '[0-9]+ .*'", [4, 5]),
        ("priority > 2 AND priority <= 4", [3, 4]), ("priority IN {1, 5, 8}", [1, 5]),
        ("priority BETWEEN {2, 3}", [2, 3]), ("isDone == YES", [2, 4]),
        ("isDone == false OR priority == 2", [1, 2, 3, 5]),
        ("NOT (priority < 4)", [4, 5]), ("dueDate == nil", [5]), ("dueDate != nil AND dueDate < %@", [1, 2]),
        ("NOT (dueDate < %@)", [3, 4, 5]), ("list == nil", [4, 5]), ("list.name == 'Home'", [1, 2]),
        ("list.name CONTAINS[c] 'WOR'", [3]), ("list.name != 'Home'", [3, 4, 5]), ("ANY tags.name == 'food'", [1, 2]),
        ("tags.@count == 0", [3, 4, 5]), ("NONE tags.name == 'food'", [3, 4, 5]),
        ("SUBQUERY(tags, $t, $t.name BEGINSWITH 'f').@count > 0", [1, 2]), ("list.tasks.@count > 1", [1, 2]),
        ("initial == 'M'", [1]), ("TRUEPREDICATE", [1, 2, 3, 4, 5]), ("FALSEPREDICATE", []),
    ])
    func predicates(format: String, expected: [Int]) throws {
        let context = try context()
        let predicate = NSPredicate(format: format, Date(timeIntervalSinceReferenceDate: 300) as NSDate)
        #expect(try priorities(context, predicate).map(Int.init) == expected)
        let request = Task.fetchRequest()
        request.predicate = predicate
        #expect(try context.count(for: request) == expected.count)
        // The same from memory.
        for task in try context.fetch(Task.fetchRequest()) { task.title = task.title }
        #expect(context.hasChanges)
        #expect(try priorities(context, predicate).map(Int.init) == expected)
    }

    @Test func objectsAndTheirNamesAreValues() throws {
        let context = try context()
        let list = try #require(try context.fetch(TaskList.fetchRequest()).first { $0.name == "Home" })
        let task = try #require(try context.fetch(Task.fetchRequest()).first { $0.title == "Milk" })
        #expect(try priorities(context, NSPredicate(format: "list == %@", list)) == [1, 2])
        #expect(try priorities(context, NSPredicate(format: "list == %@", list.objectID)) == [1, 2])
        #expect(try priorities(context, NSPredicate(format: "%K == %@", "list", list)) == [1, 2])
        #expect(try priorities(context, NSPredicate(format: "SELF == %@", task)) == [1])
        let food = try tag("food", context)
        #expect(try priorities(context, NSPredicate(format: "tags CONTAINS %@", food)) == [1, 2])
        #expect(try priorities(context, NSPredicate(format: "ANY tags == %@", food)) == [1, 2])
        #expect(try priorities(context, NSPredicate(format: "NOT (tags CONTAINS %@)", food)) == [3, 4, 5])
        #expect(try priorities(context, NSPredicate(format: "SELF IN %@", [task.objectID])) == [1])
        #expect(try priorities(context, NSPredicate(format: "SELF IN %@", list.tasks ?? [])) == [1, 2])
        #expect(try priorities(context, NSPredicate(format: "title IN %@", ["Milk", "bread"])) == [1, 2])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "list == %@", list), NSPredicate(value: true),
            NSPredicate { object, _ in (object as? Task)?.priority == 2 },
        ])
        #expect(try priorities(context, both) == [2])
    }

    @Test func orders() throws {
        let context = try context()
        func titles(_ descriptors: [NSSortDescriptor]) throws -> [String?] {
            let request = Task.fetchRequest()
            request.sortDescriptors = descriptors
            let stored = try context.fetch(request).map(\.title)
            try #require(context.fetch(Task.fetchRequest()).first).noteChange()
            #expect(try context.fetch(request).map(\.title) == stored)
            context.rollback()
            return stored
        }
        let plain = ["10 eggs", "9 eggs", "Milk", "bread", "Éclair"]
        #expect(try titles([NSSortDescriptor(key: "title", ascending: true)]) == plain)
        #expect(try titles([NSSortDescriptor(keyPath: \Task.title, ascending: false)]) == plain.reversed())
        let natural = ["9 eggs", "10 eggs", "bread", "Éclair", "Milk"]
        let standard = Selector("localizedStandardCompare:")
        #expect(try titles([NSSortDescriptor(key: "title", ascending: true, selector: standard)]) == natural)
        #expect(try titles([NSSortDescriptor(SortDescriptor(\Task.title))]) == natural)
        #expect(
            try titles([
                NSSortDescriptor(key: "list.name", ascending: false),
                NSSortDescriptor(key: "priority", ascending: false),
            ]) == ["Éclair", "bread", "Milk", "9 eggs", "10 eggs"])
        let byLength = NSSortDescriptor(key: "title", ascending: true) { first, second in
            let (first, second) = ((first as? String)?.count ?? 0, (second as? String)?.count ?? 0)
            return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
        }
        #expect(try titles([byLength]) == ["Milk", "bread", "Éclair", "9 eggs", "10 eggs"])
    }

    @Test func aPageOfTheResults() throws {
        let context = try context()
        let request = Task.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "priority", ascending: false)]
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try context.fetch(request).map(\.priority) == [4, 3])
        _ = Task("new", priority: 9, in: context)
        #expect(try context.fetch(request).map(\.priority) == [5, 4])
        request.includesPendingChanges = false
        #expect(try context.fetch(request).map(\.priority) == [4, 3])
    }

    @Test func changesThatAreNotSavedAreSeen() throws {
        let context = try context()
        let tasks = try context.fetch(Task.fetchRequest())
        tasks[0].title = "Cheese"
        context.delete(tasks[1])
        _ = Task("Chips", priority: 7, in: context)
        #expect(try priorities(context, NSPredicate(format: "title BEGINSWITH 'Ch'")) == [1, 7])
        #expect(try priorities(context, NSPredicate(value: true)) == [1, 3, 4, 5, 7])
        #expect(try context.count(for: Task.fetchRequest()) == 5)
        tasks[2].list?.name = "Office"
        #expect(try priorities(context, NSPredicate(format: "list.name == 'Office'")) == [3])
    }

    @Test func otherKindsOfResults() throws {
        let context = try context()
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Task")
        request.predicate = NSPredicate(format: "priority < 3")
        request.sortDescriptors = [NSSortDescriptor(key: "priority", ascending: true)]
        request.resultType = .managedObjectIDResultType
        #expect((try context.fetch(request) as? [NSManagedObjectID])?.count == 2)
        request.resultType = .countResultType
        #expect(try context.fetch(request).first as? Int == 2)
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["title", "priority"]
        let dictionaries = try context.fetch(request) as? [[String: Any]]
        #expect(dictionaries?.map { $0["title"] as? String } == ["Milk", "bread"])
        #expect(dictionaries?.first?.count == 2)
        let typed: NSFetchRequest<Task> = Task.fetchRequest()
        let untyped: NSFetchRequest<any NSFetchRequestResult> = Task.fetchRequest()
        #expect(typed.entityName == "Task" && untyped.entityName == "Task")
        typed.fetchLimit = 1
        #expect(try context.fetch(typed._converted(to: NSFetchRequest<any NSFetchRequestResult>.self)).count == 1)
        #expect(try context.fetch(untyped._converted(to: NSFetchRequest<Task>.self)).count == 5)
    }

    @Test func batches() throws {
        let context = try context()
        let update = NSBatchUpdateRequest(entityName: "Task")
        update.predicate = NSPredicate(format: "priority > 3")
        update.propertiesToUpdate = ["isDone": true]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        context.reset()
        #expect(try priorities(context, NSPredicate(format: "isDone == YES")) == [2, 4, 5])

        let insert = NSBatchInsertRequest(
            entityName: "Task", objects: [["title": "x", "priority": 8], ["title": "y"]])
        try context.execute(insert)
        #expect(try context.count(for: Task.fetchRequest()) == 7)

        let delete = NSBatchDeleteRequest(fetchRequest: TaskList.fetchRequest())
        delete.resultType = .resultTypeObjectIDs
        let result = try context.execute(delete) as? NSBatchDeleteResult
        #expect((result?.result as? [NSManagedObjectID])?.count == 2)
        context.reset()
        #expect(try priorities(context, NSPredicate(format: "list == nil")).count == 7)
    }

    @Test func manyRowsAreFetchedFast() throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let rows = (0..<20_000).map { ["title": "Task \($0)", "priority": $0 % 100] as [String: Any] }
        try context.execute(NSBatchInsertRequest(entityName: "Task", objects: rows))
        let request = Task.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "priority", ascending: true)]
        let clock = ContinuousClock()
        var count = 0
        let all = try clock.measure { count = try context.fetch(request).count }
        #expect(count == 20_000 && all < .seconds(10))
        request.predicate = NSPredicate(format: "title == 'Task 777'")
        let few = try clock.measure { count = try TestStore.context(coordinator).fetch(request).count }
        // What SQL can filter makes no objects.
        #expect(count == 1 && few * 5 < all)
    }
}
