import Foundation
import SwiftUI
import SwiftUITestSupport
import Testing

@testable import CoreData

/// What views with fetch requests show, and how often they are evaluated for it.
@MainActor
struct FetchRequestTests {
    private final class Tally {
        var bodies = 0
    }

    private struct TitlesView: View {
        @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) var tasks: FetchedResults<Task>
        let tally: Tally

        var body: some View {
            tally.bodies += 1
            return VStack {
                ForEach(tasks, id: \.objectID) { Text($0.title ?? "?") }
                Button("Urgent") { tasks.nsPredicate = NSPredicate(format: "priority > %d", 5) }
                Button("Backwards") { tasks.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
            }
        }
    }

    private let context: NSManagedObjectContext
    private let tally = Tally()

    init() throws { context = try TestStore.context() }

    private func harness(_ view: some View) -> ViewHarness {
        ViewHarness(view.environment(\.managedObjectContext, context))
    }

    /// The texts of the view, without its buttons.
    private func titles(_ harness: ViewHarness) -> [String] {
        harness.settle()
        return harness.labels.filter { !["Urgent", "Backwards"].contains($0) }
    }

    @Test func objectsAreShownInOrder() throws {
        for title in ["item 10", "item 9", "Item 1"] { _ = Task(title, in: context) }
        try context.save()
        // Texts are compared as in a list of files (SortDescriptor, "init(_:comparator:order:)": localizedStandard).
        #expect(titles(harness(TitlesView(tally: tally))) == ["Item 1", "item 9", "item 10"])
        #expect(tally.bodies == 1)
    }

    @Test(arguments: [
        (SortDescriptor<Task>(\.title, comparator: .lexical), "compare:"),
        (SortDescriptor<Task>(\.title, comparator: .localizedStandard), "localizedStandardCompare:"),
        (SortDescriptor<Task>(\.title, comparator: .localized), "localizedCompare:"),
        (SortDescriptor<Task>(\.title), "localizedStandardCompare:"),
    ])
    func anOrderKeepsItsComparator(descriptor: SortDescriptor<Task>, selector: String) throws {
        let given = descriptor.forRequests
        #expect(given.key == "title")
        #expect(given.sortKey?.comparison.rawValue == selector)
        let again = try #require(SortDescriptor(given, comparing: Task.self))
        #expect(again.forRequests.sortKey == given.sortKey)
    }

    @Test func newAndDeletedObjectsComeAndGo() throws {
        let first = Task("a", in: context)
        let harness = harness(TitlesView(tally: tally))
        _ = Task("b", in: context)
        context.processPendingChanges()
        #expect(titles(harness) == ["a", "b"])
        context.delete(first)
        try context.save()
        #expect(titles(harness) == ["b"])
        #expect(tally.bodies == 3)
    }

    @Test func aChangedObjectIsPutInItsNewPlace() throws {
        let first = Task("a", in: context)
        _ = Task("b", in: context)
        let harness = harness(TitlesView(tally: tally))
        first.title = "c"
        context.processPendingChanges()
        #expect(titles(harness) == ["b", "c"])
    }

    @Test func otherObjectsDoNotEvaluateTheView() throws {
        _ = Task("a", in: context)
        try context.save()
        let harness = harness(TitlesView(tally: tally))
        _ = TaskList("list", in: context)
        try context.save()
        harness.settle()
        #expect(tally.bodies == 1)
    }

    @Test func aPredicateAndAnOrderCanBeSetLater() throws {
        _ = Task("a", priority: 1, in: context)
        _ = Task("b", priority: 9, in: context)
        _ = Task("c", priority: 8, in: context)
        let harness = harness(TitlesView(tally: tally))
        harness.tap("Urgent")
        #expect(titles(harness) == ["b", "c"])
        harness.tap("Backwards")
        #expect(titles(harness) == ["c", "b"])
        harness.tap("Urgent")
        #expect(tally.bodies == 3)
    }

    @Test func anObjectThatComesToHoldIsShown() throws {
        let task = Task("a", priority: 1, in: context)
        let harness = harness(TitlesView(tally: tally))
        harness.tap("Urgent")
        #expect(titles(harness) == [])
        task.priority = 9
        context.processPendingChanges()
        #expect(titles(harness) == ["a"])
    }

    // MARK: Requests that the view's initializer makes

    private struct FilteredView: View {
        @FetchRequest var tasks: FetchedResults<Task>

        init(minimum: Int) {
            _tasks = FetchRequest(
                entity: Task.entity(), sortDescriptors: [NSSortDescriptor(keyPath: \Task.title, ascending: true)],
                predicate: NSPredicate(format: "priority >= %d", minimum))
        }

        var body: some View { ForEach(tasks, id: \.objectID) { Text($0.title ?? "?") } }
    }

    private struct ChoiceView: View {
        @State private var minimum = 5
        var body: some View {
            VStack {
                FilteredView(minimum: minimum)
                Button("Urgent") { minimum = 9 }
            }
        }
    }

    @Test func aNewRequestOfTheParentIsTaken() throws {
        _ = Task("a", priority: 5, in: context)
        _ = Task("b", priority: 9, in: context)
        let harness = harness(ChoiceView())
        #expect(titles(harness) == ["a", "b"])
        harness.tap("Urgent")
        #expect(titles(harness) == ["b"])
    }

    private struct RequestView: View {
        @FetchRequest(fetchRequest: Self.request) var tasks: FetchedResults<Task>
        static var request: NSFetchRequest<Task> {
            let request = NSFetchRequest<Task>(entityName: "Task")
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            request.fetchLimit = 1
            return request
        }
        var body: some View { ForEach(tasks, id: \.objectID) { Text($0.title ?? "?") } }
    }

    @Test func aLimitHoldsWhenObjectsCome() throws {
        _ = Task("b", in: context)
        let harness = harness(RequestView())
        #expect(titles(harness) == ["b"])
        _ = Task("a", in: context)
        context.processPendingChanges()
        #expect(titles(harness) == ["a"])
    }

    @Test func withoutAContextThereIsNothing() {
        _ = Task("a", in: context)
        #expect(ViewHarness(TitlesView(tally: tally)).labels.filter { $0 == "a" } == [])
    }

    @Test func outsideOfAViewThereIsNothing() {
        #expect(FetchRequest<Task>(sortDescriptors: []).wrappedValue.isEmpty)
    }
}
