/// Writes the classes of a data model's entities, as Xcode does before it compiles an app.
package struct ManagedObjectSource {
    private let entities: [DataModelEntity]
    /// Where all else is bound to the main actor, the classes are not.
    private let isolation: String

    /// - Parameter contents: the text of the model's current version.
    package init(contents: String, settings: CompilerSettings) throws {
        entities = try DataModelParser.parse(contents)
        isolation = settings.defaultIsolation == nil ? "" : "nonisolated "
    }

    /// The sources by file name.
    package func files() -> [String: String] {
        var files: [String: String] = [:]
        for entity in entities {
            guard let name = entity.className, entity.codeGeneration != .none else { continue }
            files["\(name)+CoreDataProperties.swift"] = propertiesFile(entity, name)
            if entity.codeGeneration == .wholeClass {
                files["\(name)+CoreDataClass.swift"] = classFile(entity, name)
            }
        }
        return files
    }

    private func classFile(_ entity: DataModelEntity, _ name: String) -> String {
        """
        import CoreData
        import Foundation

        @objc(\(name))
        \(isolation)public class \(name): \(superclass(of: entity)) {
        }

        """
    }

    private func propertiesFile(_ entity: DataModelEntity, _ name: String) -> String {
        let accessors = entity.relationships.filter(\.isToMany).map { self.accessors($0, of: name) }
        // Those of a parent are the child's as well.
        let identity = entity.parent == nil ? "\n\(isolation)extension \(name): Identifiable {\n}\n" : ""
        return """
            import CoreData
            import Foundation
            \(imports(of: entity))
            \(isolation)extension \(name) {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
                    NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                }

            \(properties(of: entity).map { "    " + $0 + "\n" }.joined())}

            """ + accessors.joined() + identity
    }

    private func properties(of entity: DataModelEntity) -> [String] {
        let attributes = entity.attributes.map { ($0.name, ManagedObjectPropertyType.text(for: $0)) }
        let relationships = entity.relationships.map {
            ($0.name, ManagedObjectPropertyType.text(for: $0, destination: className(of: $0.destination)))
        }
        let fetched = entity.fetchedProperties.map { ($0.name, "[\(className(of: $0.entity))]?") }
        return (attributes + relationships + fetched).map { name, type in
            "@NSManaged public var `\(name)`: \(type)"
        }
    }

    /// The modules of transformable values' classes, a line each.
    private func imports(of entity: DataModelEntity) -> String {
        let modules = ["UI": "UIKit", "CL": "CoreLocation", "CG": "CoreGraphics"]
        let classes = entity.attributes.compactMap(\.customClass)
        return Set(classes.compactMap { modules[String($0.prefix(2))] }).sorted().map { "import \($0)\n" }.joined()
    }

    private func className(of entity: String?) -> String {
        entities.first { $0.name == entity }?.className ?? "NSManagedObject"
    }

    /// Of a parent without a class, its own parent's.
    private func superclass(of entity: DataModelEntity) -> String {
        guard let parent = entities.first(where: { $0.name == entity.parent }) else { return "NSManagedObject" }
        return parent.className ?? superclass(of: parent)
    }

    // MARK: Accessors

    private func accessors(_ relationship: DataModelRelationship, of name: String) -> String {
        let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let object = className(of: relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let pairs =
            (relationship.isOrdered ? Self.orderedAccessors(key, object) : []) + Self.accessors(key, object, set)
        let text = pairs.map { "    @objc(\($0.selector))\n    @NSManaged public func \($0.signature)\n" }
        return "\n\(isolation)extension \(name) {\n\(text.joined())}\n"
    }

    private typealias Accessor = (selector: String, signature: String)

    private static func accessors(_ key: String, _ object: String, _ set: String) -> [Accessor] {
        [
            ("add\(key)Object:", "addTo\(key)(_ value: \(object))"),
            ("remove\(key)Object:", "removeFrom\(key)(_ value: \(object))"),
            ("add\(key):", "addTo\(key)(_ values: \(set))"),
            ("remove\(key):", "removeFrom\(key)(_ values: \(set))"),
        ]
    }

    private static func orderedAccessors(_ key: String, _ object: String) -> [Accessor] {
        [
            ("insertObject:in\(key)AtIndex:", "insertInto\(key)(_ value: \(object), at idx: Int)"),
            ("removeObjectFrom\(key)AtIndex:", "removeFrom\(key)(at idx: Int)"),
            ("insert\(key):atIndexes:", "insertInto\(key)(_ values: [\(object)], at indexes: NSIndexSet)"),
            ("remove\(key)AtIndexes:", "removeFrom\(key)(at indexes: NSIndexSet)"),
            ("replaceObjectIn\(key)AtIndex:withObject:", "replace\(key)(at idx: Int, with value: \(object))"),
            (
                "replace\(key)AtIndexes:with\(key):",
                "replace\(key)(at indexes: NSIndexSet, with values: [\(object)])"
            ),
        ]
    }
}
