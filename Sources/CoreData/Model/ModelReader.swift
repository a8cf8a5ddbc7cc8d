import AppleFoundation
import FoundationXML
import RuntimeWarnings

/// Reads the text of a model, the `contents` file that Xcode's editor writes.
final class ModelReader: NSObject, XMLParserDelegate {
    private(set) var entities: [NSEntityDescription] = []
    private(set) var configurations: [String: [String]] = [:]
    private(set) var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    private var properties: [NSPropertyDescription] = []
    private var configuration: String?
    private var constraint: [String]?
    private var unknownType: String?
    /// How many elements are open. The parser does not mind when the text ends in one.
    private var depth = 0

    init(data: Data) throws {
        super.init()
        let parser = XMLParser(data: data)
        parser.delegate = self
        guard parser.parse(), parser.parserError == nil, depth == 0 else {
            let reason = parser.parserError.map { " (\($0.localizedDescription))" } ?? ""
            throw ModelError("line \(parser.lineNumber) can't be read\(reason)")
        }
        if let unknownType { throw ModelError(unknownType) }
        try connect()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        depth += 1
        switch elementName {
        case "entity": entities.append(ModelElement(attributes).entity)
        case "attribute": readAttribute(ModelElement(attributes), line: parser.lineNumber)
        case "fetchedProperty":
            RuntimeWarning.report("The model's fetched property '\(attributes["name"] ?? "")' is left out.")
        case "relationship": properties.append(ModelElement(attributes).relationship)
        case "uniquenessConstraint": constraint = []
        case "constraint": constraint?.append(attributes["value"] ?? "")
        case "configuration": configuration = attributes["name"]
        case "memberEntity": addMember(attributes["name"])
        case "entry": addInformation(attributes)
        case "fetchRequest": readTemplate(attributes)
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        depth -= 1
        switch elementName {
        case "entity":
            entities.last?.properties = properties
            properties = []
        case "uniquenessConstraint":
            if let constraint { entities.last?.uniquenessConstraints.append(constraint) }
            constraint = nil
        case "configuration": configuration = nil
        default: break
        }
    }

    private func readAttribute(_ element: ModelElement, line: Int) {
        guard let attribute = element.attribute else {
            unknownType = "line \(line): the type '\(element["attributeType"] ?? "")' of an attribute is not known"
            return
        }
        if element["derived"] == "YES" {
            RuntimeWarning.report(
                "The model's derived attribute '\(attribute.name)' is not derived but kept as it is set.")
        }
        properties.append(attribute)
    }

    private func addMember(_ name: String?) {
        guard let configuration, let name else { return }
        configurations[configuration, default: []].append(name)
    }

    private func addInformation(_ attributes: [String: String]) {
        guard let key = attributes["key"], let value = attributes["value"] else { return }
        if let property = properties.last {
            property.userInfo = (property.userInfo ?? [:]).merging([key: value]) { $1 }
        } else if let entity = entities.last {
            entity.userInfo = (entity.userInfo ?? [:]).merging([key: value]) { $1 }
        }
    }

    private func readTemplate(_ attributes: [String: String]) {
        guard let name = attributes["name"], let entity = attributes["entity"] else { return }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity)
        request.predicate = attributes["predicateString"].map { NSPredicate(format: $0) }
        request.fetchLimit = attributes["fetchLimit"].flatMap(Int.init) ?? 0
        templates[name] = request
    }

    /// Puts entities in for their names.
    private func connect() throws {
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
        for entity in entities {
            guard let name = entity.superentityName else { continue }
            guard let parent = byName[name] else {
                throw ModelError("the entity '\(entity.name ?? "")' has a parent '\(name)' that is not there")
            }
            parent.subentities.append(entity)
        }
        for entity in entities {
            for relationship in entity.layout.relationships {
                try connect(relationship, byName)
            }
        }
    }

    private func connect(_ relationship: NSRelationshipDescription, _ entities: [String: NSEntityDescription]) throws {
        guard let name = relationship.destinationName, let destination = entities[name] else {
            throw ModelError("the relationship '\(relationship.name)' has no destination")
        }
        relationship.destinationEntity = destination
        if let inverse = relationship.inverseName {
            relationship.inverseRelationship = destination.relationshipsByName[inverse]
        }
    }
}

/// A model that can't be read.
struct ModelError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
