@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie; found once a type by reading its fields.
@MainActor
package final class DynamicProperties {
    private struct Step {
        let offset: Int
        /// Nil for a property of the app's own, whose `update()` is called.
        let storageIndex: Int?
        let type: any DynamicProperty.Type
    }

    private var steps: [Step] = []
    package private(set) var storageCount = 0
    package var isEmpty: Bool { steps.isEmpty }

    private static var known: [ObjectIdentifier: DynamicProperties] = [:]

    package static func of(_ type: Any.Type) -> DynamicProperties {
        let key = ObjectIdentifier(type)
        if let properties = known[key] { return properties }
        let properties = DynamicProperties(type)
        known[key] = properties
        return properties
    }

    private init(_ type: Any.Type) { collect(type, at: 0) }

    private func collect(_ type: Any.Type, at base: Int) {
        guard !(type is AnyClass) else { return }
        var fields: [(offset: Int, type: Any.Type)] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            fields.append((base + offset, fieldType))
            return true
        }
        for field in fields {
            if let property = field.type as? any DynamicProperty.Type {
                add(property, at: field.offset)
            } else if type is any DynamicPropertyContainer.Type {
                collect(field.type, at: field.offset)
            }
        }
    }

    private func add(_ type: any DynamicProperty.Type, at offset: Int) {
        if type is any GraphProperty.Type {
            steps.append(Step(offset: offset, storageIndex: storageCount, type: type))
            storageCount += 1
        } else {
            collect(type, at: offset)
            steps.append(Step(offset: offset, storageIndex: nil, type: type))
        }
    }

    /// Room for the storages of one value.
    package func makeStorage() -> [AnyObject?] {
        storageCount == 0 ? [] : Array(repeating: nil, count: storageCount)
    }

    /// Connects and updates the properties of a value, in the order in which they are declared.
    package func update<Value>(_ value: inout Value, storage: inout [AnyObject?], node: ViewNode) {
        guard !steps.isEmpty else { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            for step in steps {
                let pointer = bytes.baseAddress! + step.offset
                if let index = step.storageIndex, let type = step.type as? any GraphProperty.Type {
                    Self.connect(type, pointer, &storage[index], node)
                } else {
                    Self.update(step.type, pointer)
                }
            }
        }
    }

    package func detach(storage: [AnyObject?]) {
        for step in steps {
            guard let index = step.storageIndex, let object = storage[index],
                let type = step.type as? any GraphProperty.Type
            else { continue }
            type.disconnect(object)
        }
    }

    private static func connect<Property: GraphProperty>(
        _ type: Property.Type, _ pointer: UnsafeMutableRawPointer, _ storage: inout AnyObject?, _ node: ViewNode
    ) {
        pointer.assumingMemoryBound(to: Property.self).pointee.connect(&storage, node: node)
    }

    private static func update<Property: DynamicProperty>(_ type: Property.Type, _ pointer: UnsafeMutableRawPointer) {
        pointer.assumingMemoryBound(to: Property.self).pointee.update()
    }
}

/// A dynamic property whose fields are searched too, though they are none themselves.
package protocol DynamicPropertyContainer {}
