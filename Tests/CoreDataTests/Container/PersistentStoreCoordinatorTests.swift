import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct PersistentStoreCoordinatorTests {
    /// Tags lie in a store of their own.
    private func model() -> NSManagedObjectModel {
        func entity(_ name: String) -> NSEntityDescription {
            let attribute = NSAttributeDescription()
            attribute.name = "name"
            attribute.attributeType = .stringAttributeType
            let entity = NSEntityDescription()
            entity.name = name
            entity.properties = [attribute]
            return entity
        }
        let model = NSManagedObjectModel()
        model.entities = [entity("Book"), entity("Shelf")]
        model.setEntities([model.entities[0]], forConfigurationName: "Books")
        model.setEntities([model.entities[1]], forConfigurationName: "Shelves")
        return model
    }

    private func insert(_ name: String, _ context: NSManagedObjectContext) -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(forEntityName: name, into: context)
        object.setValue("a", forKey: "name")
        return object
    }

    @Test func aStoreKeepsTheEntitiesOfItsConfiguration() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
        let null = URL(fileURLWithPath: "/dev/null")
        let books = try coordinator.addPersistentStore(type: .sqlite, configuration: "Books", at: null)
        let shelves = try coordinator.addPersistentStore(type: .inMemory, configuration: "Shelves", at: null)
        let context = try TestStore.context(coordinator)
        let (book, shelf) = (insert("Book", context), insert("Shelf", context))
        try context.save()
        #expect(book.objectID.persistentStore === books && shelf.objectID.persistentStore === shelves)
        #expect(book.objectID != shelf.objectID)
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Shelf")) == 1)
    }

    @Test func aStoreThatIsReadOnlyIsNotWritten() throws {
        let url = TestStore.folder().appendingPathComponent("Store.sqlite")
        let context = try TestStore.context(try TestStore.coordinator(model(), at: url))
        _ = insert("Book", context)
        try context.save()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
        let store = try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: [NSReadOnlyPersistentStoreOption: true]
        )
        let reader = try TestStore.context(coordinator)
        #expect(store.isReadOnly)
        #expect(try reader.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == 1)
        _ = insert("Book", reader)
        #expect(throws: NSError.self) { try reader.save() }
    }

    @Test func savesAreToldWhereTheStoreIsAskedTo() async throws {
        let container = NSPersistentContainer(name: "Tests", managedObjectModel: model())
        let description = try #require(container.persistentStoreDescriptions.first)
        description.url = URL(fileURLWithPath: "/dev/null")
        description.setOption(true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
        container.loadPersistentStores { #expect($1 == nil) }
        try await confirmation { confirm in
            let observer = NotificationCenter.default.addObserver(
                forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator, queue: nil
            ) { _ in confirm() }
            _ = insert("Book", container.viewContext)
            try container.viewContext.save()
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @Test func storesOfOtherTypesAreErrors() {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
        let error = #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(ofType: NSBinaryStoreType, configurationName: nil, at: nil)
        }
        #expect(error?.code == NSPersistentStoreInvalidTypeError)
    }
}
