import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct RelationshipTests {
    private func names(_ list: TaskList) -> [String] {
        (list.tasks as? Set<Task>)?.compactMap(\.title).sorted() ?? []
    }

    @Test func bothEndsAreKeptInStep() throws {
        let context = try TestStore.context()
        let (home, work) = (TaskList("Home", in: context), TaskList("Work", in: context))
        let (milk, bread) = (Task("Milk", in: context), Task("Bread", in: context))
        milk.list = home
        home.addToTasks(bread)
        #expect(names(home) == ["Bread", "Milk"] && bread.list === home)
        milk.list = work
        #expect(names(home) == ["Bread"] && names(work) == ["Milk"])
        work.tasks = NSSet(array: [milk, bread])
        #expect(names(home).isEmpty && bread.list === work)
        work.removeFromTasks(NSSet(object: milk))
        #expect(milk.list == nil && names(work) == ["Bread"])
    }

    @Test func relationshipsAreReadFromTheStore() throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let home = TaskList("Home", in: context)
        let (milk, bread) = (Task("Milk", in: context), Task("Bread", in: context))
        home.tasks = NSSet(array: [milk, bread])
        home.pinned = [bread, milk]
        milk.tags = [Tag("a", in: context), Tag("b", in: context)]
        try context.save()

        let other = try TestStore.context(coordinator)
        let read = try #require(try other.fetch(TaskList.fetchRequest()).first)
        #expect(names(read) == ["Bread", "Milk"])
        #expect(read.pinned?.array.compactMap { ($0 as? Task)?.title } == ["Bread", "Milk"])
        let task = try #require(read.pinned?.lastObject as? Task)
        #expect(task.list === read && task.tags.compactMap(\.name).sorted() == ["a", "b"])
        #expect(task.tags.first?.tasks == [task])

        // Changes of what was read are kept too.
        task.tags = task.tags.filter { $0.name == "b" }
        read.pinned = [task]
        try other.save()
        let last = try TestStore.context(coordinator)
        let third = try #require(try last.fetch(TaskList.fetchRequest()).first)
        #expect(third.pinned?.array.compactMap { ($0 as? Task)?.title } == ["Milk"])
        #expect((third.pinned?.firstObject as? Task)?.tags.compactMap(\.name) == ["b"])
    }

    @Test func anOrderIsChangedInPlace() throws {
        let context = try TestStore.context()
        let list = TaskList("Home", in: context)
        let tasks = ["a", "b", "c"].map { Task($0, in: context) }
        for task in tasks { list._addManagedObjects(task, toKey: "pinned") }
        list._insertManagedObject(tasks[2], at: 0, inKey: "pinned")
        list._removeManagedObject(at: 1, fromKey: "pinned")
        #expect(list.pinned?.array.compactMap { ($0 as? Task)?.title } == ["c", "b"])
        #expect(tasks[0].value(forKey: "pinnedIn") == nil)
        list._replaceManagedObject(at: 1, with: tasks[0], inKey: "pinned")
        #expect(list.pinned?.array.compactMap { ($0 as? Task)?.title } == ["c", "a"])
        list.mutableSetValue(forKey: "tasks").add(tasks[0])
        #expect(tasks[0].list === list)
    }

    @Test func deletingCascadesAndNullifies() throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let home = TaskList("Home", in: context)
        let (milk, bread) = (Task("Milk", in: context), Task("Bread", in: context))
        home.tasks = NSSet(array: [milk, bread])
        try context.save()
        context.delete(milk)
        try context.save()
        #expect(names(home) == ["Bread"])
        context.delete(home)
        #expect(home.isDeleted && !bread.isDeleted)
        context.processPendingChanges()
        #expect(bread.isDeleted)
        try context.save()
        #expect(try TestStore.context(coordinator).count(for: Task.fetchRequest()) == 0)
    }

    @Test func deletingIsDenied() throws {
        let context = try TestStore.context()
        let tag = Tag("a", in: context)
        Task("Milk", in: context).tags = [tag]
        try context.save()
        context.delete(tag)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "tasks")
    }

    @Test func anEntityMayInherit() throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let (ann, bo) = (Employee(context: context), Guest(context: context))
        ann.name = "Ann"
        ann.salary = 10
        bo.name = "Bo"
        bo.badge = "7"
        bo.boss = ann
        try context.save()
        let other = try TestStore.context(coordinator)
        let request = NSFetchRequest<Person>(entityName: "Person")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Person.name, ascending: false)]
        let people = try other.fetch(request)
        #expect(people.map(\.name) == ["Bo", "Ann"])
        #expect((people[0] as? Guest)?.badge == "7" && (people[0].boss as? Employee)?.salary == 10)
        #expect(try other.count(for: NSFetchRequest<Employee>(entityName: "Employee")) == 1)
        request.includesSubentities = false
        #expect(try other.fetch(request).isEmpty)
    }
}
