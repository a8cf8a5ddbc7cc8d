import Foundation
import Testing

@testable import CoreData

@Suite struct ModelReaderTests {
    @Test func whatAModelSays() throws {
        let model = TestStore.model
        #expect(model.entities.map(\.name) == ["TaskList", "Task", "Tag", "Person", "Employee", "Guest"])
        let task = try #require(model.entitiesByName["Task"])
        #expect(task.objectClass == Task.self && !task.isAbstract)
        let priority = try #require(task.attributesByName["priority"])
        #expect(priority.attributeType == .integer16AttributeType && !priority.isOptional)
        #expect(priority.defaultValue as? Int == 3 && priority.type == .integer16)
        let tasks = try #require(model.entitiesByName["TaskList"]?.relationshipsByName["tasks"])
        #expect(tasks.isToMany && tasks.deleteRule == .cascadeDeleteRule && tasks.destinationEntity === task)
        #expect(tasks.inverseRelationship === task.relationshipsByName["list"])
        let employee = try #require(model.entitiesByName["Employee"])
        #expect(employee.superentity?.name == "Person" && employee.propertiesByName["name"] != nil)
        #expect(model.configurations == ["Everything"])
        #expect(model.entities(forConfigurationName: "Everything")?.compactMap(\.name) == ["Task", "Tag"])
    }

    @Test(arguments: [
        ("<model><entity name=\"A\"></model>", "line 1"),
        ("<model>\n<entity name=\"A\"><attribute name=\"b\" attributeType=\"Colour\"/></entity></model>", "line 2"),
        ("<model><entity name=\"A\" parentEntity=\"B\"/></model>", "'B'"),
    ])
    func whatCantBeReadIsSaid(contents: String, part: String) {
        let error = #expect(throws: (any Error).self) { try ModelReader(data: Data(contents.utf8)) }
        #expect(error.map { "\($0)".contains(part) } == true)
    }
}
