import Foundation
import ProjectBuilder
import Testing
import XcodeProject

/// The expected texts are those that Xcode 16 generates, but for comments and spaces.
@Suite struct ManagedObjectSourceTests {
    private func files(_ entities: String, isolation: String? = nil) throws -> [String: String] {
        let folder = try Fixture.folder(["contents": "<?xml version=\"1.0\"?>\n<model>\n\(entities)\n</model>\n"])
        var settings = CompilerSettings()
        settings.defaultIsolation = isolation
        return try ManagedObjectSource(contents: folder + "/contents", settings: settings).files()
    }

    private func properties(_ attributes: String) throws -> [String] {
        let files = try files(
            "<entity name=\"A\" representedClassName=\".A\" codeGenerationType=\"class\">\(attributes)</entity>")
        let text = try #require(files["A+CoreDataProperties.swift"])
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            $0.contains("var ")
        }
    }

    @Test func aWholeClassIsTwoFiles() throws {
        let files = try files(
            """
            <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
            <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            </entity>
            """)
        #expect(
            files["Item+CoreDataClass.swift"] == """
                import CoreData
                import Foundation

                @objc(Item)
                public class Item: NSManagedObject {
                }

                """)
        #expect(
            files["Item+CoreDataProperties.swift"] == """
                import CoreData
                import Foundation

                extension Item {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
                        NSFetchRequest<Item>(entityName: "Item")
                    }

                    @NSManaged public var `timestamp`: Date?
                }

                extension Item: Identifiable {
                }

                """)
    }

    @Test func codeIsGeneratedAsFarAsTheEntitySays() throws {
        let files = try files(
            """
            <entity name="A" representedClassName="A" codeGenerationType="category"/>
            <entity name="B" representedClassName="B"/>
            <entity name="C" codeGenerationType="class"/>
            """)
        #expect(files.keys.sorted() == ["A+CoreDataProperties.swift"])
    }

    @Test(arguments: [
        ("Integer 16", "YES", "Int16"), ("Integer 32", "YES", "Int32"), ("Integer 64", "YES", "Int64"),
        ("Integer 64", "NO", "NSNumber?"), ("Double", "YES", "Double"), ("Float", "YES", "Float"),
        ("Boolean", "YES", "Bool"), ("Boolean", "NO", "NSNumber?"), ("Decimal", "NO", "NSDecimalNumber?"),
        ("String", "NO", "String?"), ("Date", "NO", "Date?"), ("Date", "YES", "TimeInterval"),
        ("Binary", "NO", "Data?"), ("UUID", "NO", "UUID?"), ("URI", "NO", "URL?"),
        ("Transformable", "NO", "NSObject?"),
    ])
    func attributesHaveTheTypesOfSwift(type: String, scalar: String, expected: String) throws {
        let attribute = "<attribute name=\"a\" attributeType=\"\(type)\" usesScalarValueType=\"\(scalar)\"/>"
        #expect(try properties(attribute) == ["@NSManaged public var `a`: \(expected)"])
    }

    @Test func aTransformableHasItsOwnClass() throws {
        let attribute = "<attribute name=\"tags\" attributeType=\"Transformable\" customClassName=\"[String]\"/>"
        #expect(try properties(attribute) == ["@NSManaged public var `tags`: [String]?"])
    }

    @Test func theModuleOfATransformableIsImported() throws {
        let files = try files(
            """
            <entity name="A" representedClassName="A" codeGenerationType="category">
            <attribute name="color" attributeType="Transformable" customClassName="UIColor"/>
            </entity>
            """)
        #expect(files["A+CoreDataProperties.swift"]?.contains("\nimport UIKit\n") == true)
    }

    @Test func relationshipsToManyHaveAccessors() throws {
        let files = try files(
            """
            <entity name="List" representedClassName="TodoList" codeGenerationType="class">
            <relationship name="items" toMany="YES" destinationEntity="Item" inverseName="list"/>
            </entity>
            <entity name="Item" representedClassName="Item" codeGenerationType="class">
            <relationship name="list" maxCount="1" destinationEntity="List" inverseName="items"/>
            <relationship name="steps" toMany="YES" ordered="YES" destinationEntity="Item"/>
            </entity>
            """)
        let list = try #require(files["TodoList+CoreDataProperties.swift"])
        #expect(list.contains("public var `items`: NSSet?"))
        #expect(list.contains("NSFetchRequest<TodoList>(entityName: \"List\")"))
        #expect(
            list.contains(
                """
                extension TodoList {
                    @objc(addItemsObject:)
                    @NSManaged public func addToItems(_ value: Item)
                    @objc(removeItemsObject:)
                    @NSManaged public func removeFromItems(_ value: Item)
                    @objc(addItems:)
                    @NSManaged public func addToItems(_ values: NSSet)
                    @objc(removeItems:)
                    @NSManaged public func removeFromItems(_ values: NSSet)
                }
                """))
        let item = try #require(files["Item+CoreDataProperties.swift"])
        #expect(item.contains("public var `list`: TodoList?"))
        #expect(item.contains("public var `steps`: NSOrderedSet?"))
        #expect(item.contains("@NSManaged public func insertIntoSteps(_ value: Item, at idx: Int)"))
        #expect(item.contains("@NSManaged public func addToSteps(_ values: NSOrderedSet)"))
    }

    @Test func aChildInheritsFromItsParentsClass() throws {
        let files = try files(
            """
            <entity name="Animal" representedClassName="Animal" isAbstract="YES" codeGenerationType="class"/>
            <entity name="Cat" representedClassName="Cat" parentEntity="Animal" codeGenerationType="class"/>
            """)
        #expect(files["Cat+CoreDataClass.swift"]?.contains("public class Cat: Animal {") == true)
        #expect(files["Cat+CoreDataProperties.swift"]?.contains("Identifiable") == false)
        #expect(files["Animal+CoreDataProperties.swift"]?.contains("extension Animal: Identifiable") == true)
    }

    /// As Xcode 26 generates them for a module that is bound to the main actor.
    @Test func classesAreNotBoundToTheMainActor() throws {
        let files = try files(
            "<entity name=\"A\" representedClassName=\"A\" codeGenerationType=\"class\"/>", isolation: "MainActor")
        #expect(files["A+CoreDataClass.swift"]?.contains("nonisolated public class A: NSManagedObject") == true)
        #expect(files["A+CoreDataProperties.swift"]?.contains("nonisolated extension A {") == true)
    }

    @Test(arguments: [
        ("<entity name=\"A\">", 4, "this data model is not valid XML"),
        ("<entity/>", 3, "an entity has no name"),
        ("<entity name=\"A\" parentEntity=\"B\"/>", 3, "the entity 'A' inherits from 'B', and there is no such entity"),
        (
            "<entity name=\"A\">\n<relationship name=\"r\" destinationEntity=\"B\"/></entity>", 4,
            "the relationship 'r' of 'A' leads to 'B', and there is no such entity"
        ),
        (
            "<entity name=\"A\">\n<attribute name=\"x\" attributeType=\"Colour\"/></entity>", 4,
            "the attribute 'x' has the type 'Colour', which is unknown"
        ),
    ])
    func aBrokenModelIsToldWithItsLine(entities: String, line: Int, message: String) throws {
        let problem = try #require(throws: ProjectError.self) { try files(entities) }
        #expect(problem.message == message)
        #expect(problem.line == line)
        #expect(problem.file.hasSuffix("/contents"))
    }
}
