import Combine
import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct ManagedObjectTests {
    @Test func aNewObjectHasTheModelsDefaults() throws {
        let task = Task(context: try TestStore.context())
        #expect(task.priority == 3 && !task.isDone && task.title == nil && task.dueDate == nil && task.ratio == 0)
        #expect(task.isInserted && task.hasChanges && task.objectID.isTemporaryID)
        #expect(task.events == ["insert"])
        #expect(task.entity.name == "Task" && Task.entity().name == "Task")
    }

    @Test func valuesOfAllTypesAreTheSameAfterASave() throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let task = Task("Milk", priority: -7, in: context)
        let identifier = UUID()
        task.count = NSNumber(value: 1 << 40)
        task.isDone = true
        task.ratio = 0.1
        task.dueDate = Date(timeIntervalSinceReferenceDate: 700_000_000.125)
        task.identifier = identifier
        task.link = URL(string: "https://example.com/a?b=1")
        task.price = NSDecimalNumber(string: "12345678901234567890.12")
        task.picture = Data([0, 1, 255])
        task.words = ["Zoë", "b"]
        task.scratch = "not kept"
        try context.save()

        let read = try #require(try TestStore.context(coordinator).fetch(Task.fetchRequest()).first)
        #expect(read !== task && read.objectID == task.objectID && read.isFault)
        #expect(read.title == "Milk" && read.priority == -7 && read.count == NSNumber(value: 1 << 40) && read.isDone)
        #expect(read.ratio == 0.1 && read.dueDate == task.dueDate && read.identifier == identifier)
        #expect(read.link == task.link && read.price == task.price && read.picture == Data([0, 1, 255]))
        #expect(read.words == ["Zoë", "b"] && read.scratch == nil)
        #expect(!read.isFault && read.events == ["fetch"])
    }

    @Test func keysLeadToTheSameValues() throws {
        let context = try TestStore.context()
        let task = Task("Milk", in: context)
        task.list = TaskList("Shopping", in: context)
        #expect(task.value(forKey: "priority") as? Int == 3)
        #expect(task.value(forKey: "title") as? String == "Milk")
        #expect(task.value(forKeyPath: "list.name") as? String == "Shopping")
        #expect(task.value(forKeyPath: "list.tasks.@count") as? Int == 1)
        task.setValue(5, forKey: "priority")
        task.setValue(nil, forKey: "title")
        #expect(task.priority == 5 && task.title == nil)
        task.level = .high
        #expect(task.priority == 9 && task.level == .high)
    }

    @Test func observersAreToldBeforeEachChange() throws {
        let context = try TestStore.context()
        let (task, list) = (Task("Milk", in: context), TaskList("Shopping", in: context))
        var seen: [String?] = []
        var listChanges = 0
        let watch = task.objectWillChange.sink { seen.append(task.title) }
        let listWatch = list.objectWillChange.sink { listChanges += 1 }
        task.title = "Bread"
        task.title = "Butter"
        list.addToTasks(task)
        #expect(seen == ["Milk", "Bread", "Butter"] && listChanges == 1)
        _ = (watch, listWatch)
    }

    @Test func changedValuesAreToldFromThoseOfTheStore() throws {
        let context = try TestStore.context()
        let task = Task("Milk", in: context)
        try context.save()
        #expect(!task.hasChanges && !task.objectID.isTemporaryID)
        task.title = "Bread"
        #expect(task.isUpdated && task.hasPersistentChangedValues)
        #expect(task.changedValues() as? [String: String] == ["title": "Bread"])
        #expect(task.committedValues(forKeys: ["title"]) as? [String: String] == ["title": "Milk"])
        task.title = "Milk"
        #expect(task.hasChanges && !task.hasPersistentChangedValues)
    }

    @Test func objectsAreToldOfTheirLives() throws {
        let context = try TestStore.context()
        let task = Task("Milk", in: context)
        try context.save()
        context.delete(task)
        #expect(task.isDeleted)
        try context.save()
        #expect(task.events == ["insert", "willSave", "didSave", "delete", "willSave", "didSave"])
        #expect(task.managedObjectContext == nil && !task.isDeleted && task.title == "Milk")
    }

    @Test func anObjectIsFoundByItsURI() throws {
        let coordinator = try TestStore.coordinator()
        let context = try TestStore.context(coordinator)
        let task = Task("Milk", in: context)
        try context.save()
        let url = task.objectID.uriRepresentation()
        #expect(url.absoluteString.hasSuffix("/Task/p1"))
        let id = try #require(coordinator.managedObjectID(forURIRepresentation: url))
        #expect(id == task.objectID && context.object(with: id) === task)
        let other = try TestStore.context(coordinator)
        #expect((try other.existingObject(with: id) as? Task)?.title == "Milk")
        context.delete(task)
        try context.save()
        let error = #expect(throws: NSError.self) { try TestStore.context(coordinator).existingObject(with: id) }
        #expect(error?.code == NSManagedObjectReferentialIntegrityError)
    }

    @Test func namesOfPropertiesAreFoundByKeyPaths() {
        #expect(NSManagedObject._propertyName(of: \Task.title) == "title")
        #expect(NSManagedObject._propertyName(of: \Task.list?.name) == "list.name")
        #expect(NSManagedObject._propertyName(of: \Task.priority) == "priority")
        #expect(NSManagedObject._propertyName(of: \TaskList.pinned) == "pinned")
        #expect(NSManagedObject._propertyName(of: \Task.certainDate) == "dueDate")
    }

    @Test func aModelMadeInCodeWorksWithoutClasses() throws {
        let name = NSAttributeDescription()
        name.name = "name"
        name.attributeType = .stringAttributeType
        name.defaultValue = "?"
        let entity = NSEntityDescription()
        entity.name = "Thing"
        entity.properties = [name]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let context = try TestStore.context(try TestStore.coordinator(model))
        let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
        #expect(thing.value(forKey: "name") as? String == "?")
        try context.save()
        let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
        #expect(try context.fetch(request) == [thing])
    }
}
