import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct FetchedResultsControllerTests {
    /// Writes down what it is told.
    final class Witness: NSObject, NSFetchedResultsControllerDelegate {
        var told: [String] = []

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            told.append("will \(controller.fetchedObjects?.count ?? -1)")
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            told.append("did \(controller.fetchedObjects?.count ?? -1)")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let title = (anObject as? Task)?.title ?? "?"
            told.append("\(type) \(title) \(text(indexPath))>\(text(newIndexPath))")
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            told.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
        }

        private func text(_ path: IndexPath?) -> String { path.map { "\($0[0]).\($0[1])" } ?? "" }
    }

    private func controller(
        _ context: NSManagedObjectContext, _ format: String = "TRUEPREDICATE", sections: String? = nil
    ) throws -> (NSFetchedResultsController<Task>, Witness) {
        let request = Task.fetchRequest()
        request.predicate = NSPredicate(format: format)
        request.sortDescriptors =
            (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? []) + [
                NSSortDescriptor(keyPath: \Task.title, ascending: true)
            ]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
        let witness = Witness()
        controller.delegate = witness
        try controller.performFetch()
        return (controller, witness)
    }

    @Test func changesAreToldWithTheirPlaces() throws {
        let context = try TestStore.context()
        let tasks = ["a", "c", "e"].map { Task($0, in: context) }
        try context.save()
        let (controller, witness) = try controller(context)
        #expect(controller.fetchedObjects?.map(\.title) == ["a", "c", "e"])
        _ = Task("b", in: context)
        context.processPendingChanges()
        #expect(witness.told == ["will 3", "insert b >0.1", "did 4"])
        witness.told = []
        tasks[0].title = "d"
        tasks[1].priority = 8
        context.processPendingChanges()
        #expect(witness.told == ["will 4", "update c 0.2>0.1", "move d 0.0>0.2", "did 4"])
        witness.told = []
        context.delete(tasks[2])
        context.processPendingChanges()
        #expect(witness.told == ["will 4", "delete e 0.3>", "did 3"])
        #expect(controller.object(at: IndexPath(indexes: [0, 2])) === tasks[0])
        #expect(controller.indexPath(forObject: tasks[1]) == IndexPath(indexes: [0, 1]))
        witness.told = []
        try context.save()
        #expect(witness.told.isEmpty)
    }

    @Test func objectsComeAndGoWithThePredicate() throws {
        let context = try TestStore.context()
        let tasks = ["a", "b"].map { Task($0, in: context) }
        let (controller, witness) = try controller(context, "isDone == NO")
        tasks[0].isDone = true
        context.processPendingChanges()
        #expect(witness.told.contains("delete a 0.0>") && controller.fetchedObjects == [tasks[1]])
        tasks[0].isDone = false
        context.processPendingChanges()
        #expect(controller.fetchedObjects == tasks)
    }

    @Test func relatedValuesCountToo() throws {
        let context = try TestStore.context()
        let list = TaskList("Home", in: context)
        list.addToTasks(Task("a", in: context))
        let (controller, _) = try controller(context, "list.name == 'Work'")
        #expect(controller.fetchedObjects?.isEmpty == true)
        list.name = "Work"
        context.processPendingChanges()
        #expect(controller.fetchedObjects?.count == 1)
    }

    @Test func sectionsComeAndGo() throws {
        let context = try TestStore.context()
        let tasks = ["a", "b", "c"].map { Task($0, priority: $0 == "c" ? 2 : 1, in: context) }
        let (controller, witness) = try controller(context, sections: "priority")
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        // What was inserted before the fetch is told of no more than once, and changes nothing.
        context.processPendingChanges()
        witness.told = []
        tasks[2].priority = 5
        context.processPendingChanges()
        #expect(
            witness.told == ["will 3", "delete section 2 1", "insert section 5 1", "move c 1.0>1.0", "did 3"])
        #expect(controller.sectionIndexTitles == ["1", "5"])
    }
}
