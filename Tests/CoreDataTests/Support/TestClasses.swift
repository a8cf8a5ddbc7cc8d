import Foundation

@testable import CoreData

// Classes as the tool's adaptation leaves them of what Xcode generates.

public class TaskList: NSManagedObject {
    class func fetchRequest() -> NSFetchRequest<TaskList> { NSFetchRequest<TaskList>(entityName: "TaskList") }

    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var tasks: NSSet? {
        get { _managedValue(forKey: "tasks") }
        set { _setManagedValue(newValue, forKey: "tasks") }
    }
    var pinned: NSOrderedSet? {
        get { _managedValue(forKey: "pinned") }
        set { _setManagedValue(newValue, forKey: "pinned") }
    }
    func addToTasks(_ value: Task) { _addManagedObjects(value, toKey: "tasks") }
    func removeFromTasks(_ values: NSSet) { _removeManagedObjects(values, fromKey: "tasks") }

    convenience init(_ name: String, in context: NSManagedObjectContext) {
        self.init(context: context)
        self.name = name
    }
}

enum Level: Int16 { case low = 1, high = 9 }

public class Task: NSManagedObject {
    var events: [String] = []

    class func fetchRequest() -> NSFetchRequest<Task> { NSFetchRequest<Task>(entityName: "Task") }

    var title: String? {
        get { _managedValue(forKey: "title") }
        set { _setManagedValue(newValue, forKey: "title") }
    }
    var priority: Int16 {
        get { _managedValue(forKey: "priority") }
        set { _setManagedValue(newValue, forKey: "priority") }
    }
    var level: Level? {
        get { _managedValue(forKey: "priority") }
        set { _setManagedValue(newValue, forKey: "priority") }
    }
    var count: NSNumber? {
        get { _managedValue(forKey: "count") }
        set { _setManagedValue(newValue, forKey: "count") }
    }
    var isDone: Bool {
        get { _managedValue(forKey: "isDone") }
        set { _setManagedValue(newValue, forKey: "isDone") }
    }
    var ratio: Float {
        get { _managedValue(forKey: "ratio") }
        set { _setManagedValue(newValue, forKey: "ratio") }
    }
    var dueDate: Date? {
        get { _managedValue(forKey: "dueDate") }
        set { _setManagedValue(newValue, forKey: "dueDate") }
    }
    var certainDate: Date { dueDate! }
    var identifier: UUID? {
        get { _managedValue(forKey: "identifier") }
        set { _setManagedValue(newValue, forKey: "identifier") }
    }
    var link: URL? {
        get { _managedValue(forKey: "link") }
        set { _setManagedValue(newValue, forKey: "link") }
    }
    var price: NSDecimalNumber? {
        get { _managedValue(forKey: "price") }
        set { _setManagedValue(newValue, forKey: "price") }
    }
    var picture: Data? {
        get { _managedValue(forKey: "picture") }
        set { _setManagedValue(newValue, forKey: "picture") }
    }
    var words: [String]? {
        get { _managedValue(forKey: "words") }
        set { _setManagedValue(newValue, forKey: "words") }
    }
    var scratch: String? {
        get { _managedValue(forKey: "scratch") }
        set { _setManagedValue(newValue, forKey: "scratch") }
    }
    var list: TaskList? {
        get { _managedValue(forKey: "list") }
        set { _setManagedValue(newValue, forKey: "list") }
    }
    var tags: Set<Tag> {
        get { _managedValue(forKey: "tags") }
        set { _setManagedValue(newValue, forKey: "tags") }
    }

    /// As the adaptation of a computed property, `initial`, would be.
    public override func _computedValue(forKey key: String) -> _ComputedValue? {
        key == "initial" ? _ComputedValue(title?.prefix(1).uppercased()) : super._computedValue(forKey: key)
    }

    public override func awakeFromInsert() { events.append("insert") }
    public override func awakeFromFetch() { events.append("fetch") }
    public override func willSave() { events.append("willSave") }
    public override func didSave() { events.append("didSave") }
    public override func prepareForDeletion() { events.append("delete") }

    convenience init(_ title: String, priority: Int16 = 3, in context: NSManagedObjectContext) {
        self.init(context: context)
        self.title = title
        self.priority = priority
    }
}

public class Tag: NSManagedObject {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var tasks: Set<Task> {
        get { _managedValue(forKey: "tasks") }
        set { _setManagedValue(newValue, forKey: "tasks") }
    }

    convenience init(_ name: String, in context: NSManagedObjectContext) {
        self.init(context: context)
        self.name = name
    }
}

public class Person: NSManagedObject {
    var name: String? {
        get { _managedValue(forKey: "name") }
        set { _setManagedValue(newValue, forKey: "name") }
    }
    var boss: Person? {
        get { _managedValue(forKey: "boss") }
        set { _setManagedValue(newValue, forKey: "boss") }
    }
}

public class Employee: Person {
    var salary: Double {
        get { _managedValue(forKey: "salary") }
        set { _setManagedValue(newValue, forKey: "salary") }
    }
}

public class Guest: Person {
    var badge: String? {
        get { _managedValue(forKey: "badge") }
        set { _setManagedValue(newValue, forKey: "badge") }
    }
}
