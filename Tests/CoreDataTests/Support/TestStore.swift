import Foundation

@testable import CoreData

/// A model and a store for a test.
enum TestStore {
    /// The model of the tests' classes, as Xcode's editor writes one and as the tool puts it into a bundle.
    static let model: NSManagedObjectModel = model(of: contents)

    static func model(of contents: String) -> NSManagedObjectModel {
        let folder = folder().appendingPathComponent("Tests.momd")
        let information = ["NSManagedObjectModel_CurrentVersionName": "Tests", "HanokModuleName": "CoreDataTests"]
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
                .write(to: folder.appendingPathComponent("VersionInfo.plist"))
            try Data(contents.utf8).write(to: folder.appendingPathComponent("Tests.mom"))
        } catch { fatalError("\(error)") }
        guard let model = NSManagedObjectModel(contentsOf: folder) else { fatalError("the model can't be read") }
        return model
    }

    static func folder() -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("CoreDataTests-\(UUID())")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    static func coordinator(
        _ model: NSManagedObjectModel = model, at url: URL = URL(fileURLWithPath: "/dev/null")
    ) throws -> NSPersistentStoreCoordinator {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        let options = [NSMigratePersistentStoresAutomaticallyOption: true]
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
        return coordinator
    }

    /// A context on a store; one in memory where none is given.
    static func context(_ coordinator: NSPersistentStoreCoordinator? = nil) throws -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = try coordinator ?? self.coordinator()
        return context
    }

    static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="TaskList" representedClassName="TaskList" syncable="YES">
                <attribute name="name" attributeType="String"/>
                <relationship name="tasks" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Task" inverseName="list" inverseEntity="Task"/>
                <relationship name="pinned" optional="YES" toMany="YES" deletionRule="Nullify" ordered="YES" destinationEntity="Task" inverseName="pinnedIn" inverseEntity="Task"/>
            </entity>
            <entity name="Task" representedClassName=".Task" syncable="YES">
                <attribute name="title" optional="YES" attributeType="String"/>
                <attribute name="priority" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
                <attribute name="count" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
                <attribute name="isDone" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
                <attribute name="ratio" optional="YES" attributeType="Float" usesScalarValueType="YES"/>
                <attribute name="dueDate" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="identifier" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
                <attribute name="link" optional="YES" attributeType="URI"/>
                <attribute name="price" optional="YES" attributeType="Decimal"/>
                <attribute name="picture" optional="YES" attributeType="Binary"/>
                <attribute name="words" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
                <attribute name="scratch" optional="YES" transient="YES" attributeType="String"/>
                <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="TaskList" inverseName="tasks" inverseEntity="TaskList"/>
                <relationship name="pinnedIn" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="TaskList" inverseName="pinned" inverseEntity="TaskList"/>
                <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="tasks" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag" representedClassName="Tag" syncable="YES">
                <attribute name="name" optional="YES" attributeType="String" maxValueString="10"/>
                <relationship name="tasks" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Task" inverseName="tags" inverseEntity="Task"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <entity name="Person" representedClassName="Person" isAbstract="YES">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="boss" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person" inverseName="staff" inverseEntity="Person"/>
                <relationship name="staff" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Person" inverseName="boss" inverseEntity="Person"/>
            </entity>
            <entity name="Employee" representedClassName="Employee" parentEntity="Person">
                <attribute name="salary" attributeType="Double" defaultValueString="0.0" usesScalarValueType="YES"/>
            </entity>
            <entity name="Guest" representedClassName="Guest" parentEntity="Person">
                <attribute name="badge" optional="YES" attributeType="String"/>
            </entity>
            <configuration name="Everything"><memberEntity name="Task"/><memberEntity name="Tag"/></configuration>
        </model>
        """
}
