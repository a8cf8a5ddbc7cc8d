import Foundation
import FoundationXML
import XcodeProject

/// Reads the entities of a data model's text.
final class DataModelParser: NSObject, XMLParserDelegate {
    private let file: String
    private var entities: [DataModelEntity] = []
    private var elements: [String] = []
    private var problem: ProjectError?

    private init(file: String) { self.file = file }

    /// - Parameter file: the `contents` of a version.
    /// - Throws: `ProjectError` with the line that is wrong.
    static func parse(_ file: String) throws -> [DataModelEntity] {
        let parser = XMLParser(data: FileManager.default.contents(atPath: file) ?? Data())
        let reader = DataModelParser(file: file)
        parser.delegate = reader
        let isWhole = parser.parse() && parser.parserError == nil && reader.elements.isEmpty
        if let problem = reader.problem { throw problem }
        // A file that ends too early is reported as a success, with elements left open.
        guard isWhole else {
            throw ProjectError(
                file: file, line: max(1, parser.lineNumber), message: "this data model is not valid XML",
                advice: "a merge of two versions may have left its marks in it")
        }
        try reader.check()
        return reader.entities
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if elements.isEmpty, element != "model" {
            return fail("the outermost element is '\(element)' where 'model' is expected", parser)
        }
        elements.append(element)
        switch element {
        case "entity": addEntity(attributes, parser)
        case "attribute": addAttribute(attributes, parser)
        case "relationship": addRelationship(attributes, parser)
        case "fetchedProperty": addFetchedProperty(attributes, parser)
        case "fetchRequest": nameFetchedEntity(attributes)
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if !elements.isEmpty { elements.removeLast() }
    }

    private func addEntity(_ attributes: [String: String], _ parser: XMLParser) {
        guard let entity = DataModelEntity(attributes, line: parser.lineNumber) else {
            return fail("an entity has no name", parser)
        }
        entities.append(entity)
    }

    private func addAttribute(_ attributes: [String: String], _ parser: XMLParser) {
        guard isInEntity else { return }
        guard let name = attributes["name"] else { return fail("an attribute has no name", parser) }
        guard let type = attributes["attributeType"], ManagedObjectPropertyType.isKnown(type) else {
            let type = attributes["attributeType"].map { "the type '\($0)', which is unknown" } ?? "no type"
            return fail("the attribute '\(name)' has \(type)", parser)
        }
        entities[entities.count - 1].attributes.append(
            DataModelAttribute(
                name: name, type: type, usesScalar: attributes["usesScalarValueType"] == "YES",
                customClass: attributes["customClassName"]))
    }

    private func addRelationship(_ attributes: [String: String], _ parser: XMLParser) {
        guard isInEntity else { return }
        guard let name = attributes["name"] else { return fail("a relationship has no name", parser) }
        entities[entities.count - 1].relationships.append(
            DataModelRelationship(
                name: name, destination: attributes["destinationEntity"], isToMany: attributes["toMany"] == "YES",
                isOrdered: attributes["ordered"] == "YES", line: parser.lineNumber))
    }

    private func addFetchedProperty(_ attributes: [String: String], _ parser: XMLParser) {
        guard isInEntity else { return }
        guard let name = attributes["name"] else { return fail("a fetched property has no name", parser) }
        entities[entities.count - 1].fetchedProperties.append(DataModelFetchedProperty(name: name))
    }

    private func nameFetchedEntity(_ attributes: [String: String]) {
        guard elements.dropLast().last == "fetchedProperty", let entity = entities.last,
            !entity.fetchedProperties.isEmpty
        else { return }
        let last = entity.fetchedProperties.count - 1
        entities[entities.count - 1].fetchedProperties[last].entity = attributes["entity"]
    }

    /// Attributes of composite values, and places on the model's diagram, are none of an entity's.
    private var isInEntity: Bool { elements.dropLast().last == "entity" && !entities.isEmpty }

    private func fail(_ message: String, _ parser: XMLParser) {
        problem = problem ?? ProjectError(file: file, line: parser.lineNumber, message: message)
        parser.abortParsing()
    }

    // MARK: What belongs together

    private func check() throws {
        let names = Set(entities.map(\.name))
        for entity in entities {
            if let parent = entity.parent, !names.contains(parent) {
                throw missing("the entity '\(entity.name)' inherits from '\(parent)'", line: entity.line)
            }
            for relationship in entity.relationships {
                let place = "the relationship '\(relationship.name)' of '\(entity.name)'"
                guard let destination = relationship.destination else {
                    throw ProjectError(file: file, line: relationship.line, message: "\(place) has no destination")
                }
                if !names.contains(destination) {
                    throw missing("\(place) leads to '\(destination)'", line: relationship.line)
                }
            }
        }
    }

    private func missing(_ statement: String, line: Int) -> ProjectError {
        ProjectError(file: file, line: line, message: statement + ", and there is no such entity")
    }
}
