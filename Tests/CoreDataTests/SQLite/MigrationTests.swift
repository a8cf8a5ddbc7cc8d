import Foundation
import Testing

@testable import CoreData

@MainActor @Suite struct MigrationTests {
    private static func model(_ entities: String) -> NSManagedObjectModel {
        TestStore.model(of: "<?xml version=\"1.0\"?><model>\(entities)</model>")
    }

    private static let first = model(
        """
        <entity name="Note"><attribute name="text" optional="YES" attributeType="String"/>
        <attribute name="old" optional="YES" attributeType="String"/>
        <attribute name="number" attributeType="Integer 16" defaultValueString="0"/>
        <relationship name="folder" optional="YES" maxCount="1" destinationEntity="Folder" inverseName="notes"/></entity>
        <entity name="Folder"><attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="notes" optional="YES" toMany="YES" destinationEntity="Note" inverseName="folder"/></entity>
        """)

    /// A file with a note in a folder, made with the first model.
    private func store() throws -> URL {
        let url = TestStore.folder().appendingPathComponent("Notes.sqlite")
        let context = try TestStore.context(try TestStore.coordinator(Self.first, at: url))
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        let folder = NSEntityDescription.insertNewObject(forEntityName: "Folder", into: context)
        note.setValuesForKeys(["text": "Hello", "old": "gone", "number": 7, "folder": folder])
        folder.setValue("Inbox", forKey: "name")
        try context.save()
        return url
    }

    private func object(_ name: String, _ context: NSManagedObjectContext) throws -> NSManagedObject {
        try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name)).first)
    }

    @Test func attributesAndEntitiesComeGoAndAreRenamed() throws {
        let url = try store()
        let second = Self.model(
            """
            <entity name="Memo" elementID="Note"><attribute name="body" optional="YES" attributeType="String" elementID="text"/>
            <attribute name="number" attributeType="Integer 64" defaultValueString="0"/>
            <attribute name="stars" attributeType="Integer 16" defaultValueString="5"/>
            <relationship name="folder" optional="YES" maxCount="1" destinationEntity="Folder" inverseName="notes"/></entity>
            <entity name="Folder"><attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="notes" optional="YES" toMany="YES" destinationEntity="Memo" inverseName="folder"/></entity>
            <entity name="Extra"><attribute name="name" optional="YES" attributeType="String"/></entity>
            """)
        for _ in 0..<2 {
            let context = try TestStore.context(try TestStore.coordinator(second, at: url))
            let memo = try object("Memo", context)
            #expect(memo.value(forKey: "body") as? String == "Hello")
            #expect(memo.value(forKey: "number") as? Int == 7 && memo.value(forKey: "stars") as? Int == 5)
            #expect(memo.value(forKeyPath: "folder.name") as? String == "Inbox")
            #expect(memo.value(forKeyPath: "folder.notes.@count") as? Int == 1)
            _ = NSEntityDescription.insertNewObject(forEntityName: "Extra", into: context)
            try context.save()
        }
    }

    @Test func oneBecomesMany() throws {
        let url = try store()
        let second = Self.model(
            """
            <entity name="Note"><attribute name="text" optional="YES" attributeType="String"/>
            <relationship name="folders" elementID="folder" optional="YES" toMany="YES" destinationEntity="Folder" inverseName="notes"/></entity>
            <entity name="Folder"><attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="notes" optional="YES" toMany="YES" destinationEntity="Note" inverseName="folders"/></entity>
            """)
        let context = try TestStore.context(try TestStore.coordinator(second, at: url))
        #expect(try object("Note", context).value(forKeyPath: "folders.@count") as? Int == 1)
        #expect((try object("Folder", context).value(forKey: "notes") as? NSSet)?.count == 1)
    }

    @Test func whatCantBeInferredLeavesTheStoreAsItIs() throws {
        let url = try store()
        let second = Self.model(
            """
            <entity name="Note"><attribute name="text" optional="YES" attributeType="Date"/></entity>
            """)
        let error = #expect(throws: NSError.self) { try TestStore.coordinator(second, at: url) }
        #expect(error?.code == NSInferredMappingModelError)
        let third = Self.model(
            """
            <entity name="Note"><attribute name="title" attributeType="String"/></entity>
            """)
        #expect(throws: NSError.self) { try TestStore.coordinator(third, at: url) }
        let context = try TestStore.context(try TestStore.coordinator(Self.first, at: url))
        #expect(try object("Note", context).value(forKey: "old") as? String == "gone")
    }

    @Test func aStoreOfAnotherModelIsOpenedOnlyToBeMigrated() throws {
        let url = try store()
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: TestStore.model)
        let error = #expect(throws: NSError.self) {
            try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        }
        #expect(error?.code == 134100)
    }

    @Test func aFileThatIsNoStoreIsAnError() throws {
        let url = TestStore.folder().appendingPathComponent("Broken.sqlite")
        try Data("this is no database, but long enough to be read as one".utf8).write(to: url)
        #expect(throws: NSError.self) { try TestStore.coordinator(at: url) }
        #expect(try String(contentsOf: url, encoding: .utf8).hasPrefix("this is"))
    }
}
