import Foundation
import Testing

@testable import CoreData

/// What SQL can say makes no objects of rows that are not asked for.
@MainActor @Suite struct TranslationTests {
    @Test(arguments: [
        "title == 'b'", "title CONTAINS[cd] 'B'", "priority == 2", "priority IN {2, 7}", "list.name == 'Work'",
        "NOT (priority == 1)", "isDone == YES AND title != nil", "identifier == %@",
        "ANY tags.name == 'y'", "NONE tags.name == 'x'", "tags.@count == 2", "ANY tags.name BEGINSWITH[c] 'Y'",
    ])
    func rowsAreFilteredInTheStore(format: String) throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let identifier = UUID()
        let tags = ["x", "y", "z"].map { Tag($0, in: context) }
        for (title, priority) in [("a", 1), ("b", 2)] as [(String, Int16)] {
            let task = Task(title, priority: priority, in: context)
            task.list = TaskList(priority == 1 ? "Home" : "Work", in: context)
            task.isDone = priority == 2
            task.tags = Set(priority == 1 ? [tags[0]] : [tags[1], tags[2]])
            task.identifier = priority == 2 ? identifier : nil
        }
        try context.save()
        let other = try TestStore.context(coordinator)
        let request = Task.fetchRequest()
        request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: format, identifier as NSUUID), NSPredicate(value: true),
        ])
        #expect(try other.count(for: request) == 1 && other.registeredObjects.isEmpty)
        let found = try other.fetch(request)
        #expect(found.map(\.title) == ["b"] && other.registeredObjects == Set(found))
    }
}
