@_spi(Reflection) import Swift

/// Where the dynamic properties of a type lie; found once a type by reading its fields.
@MainActor
package final class DynamicProperties {
    private struct Step {
        let offset: Int
        let kind: Kind

        enum Kind {
            case stored(any GraphProperty.Type, index: Int)
            /// Keeps nothing from one update to the next.
            case unstored(any GraphProperty.Type)
            /// Of the app's own: its `update()` is called.
            case own(any DynamicProperty.Type)
        }
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
        guard let property = type as? any GraphProperty.Type else {
            collect(type, at: offset)
            return steps.append(Step(offset: offset, kind: .own(type)))
        }
        guard property.keepsStorage else { return steps.append(Step(offset: offset, kind: .unstored(property))) }
        steps.append(Step(offset: offset, kind: .stored(property, index: storageCount)))
        storageCount += 1
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
                switch step.kind {
                case .stored(let type, let index): Self.connect(type, pointer, &storage[index], node)
                case .unstored(let type):
                    var nothing: AnyObject?
                    Self.connect(type, pointer, &nothing, node)
                case .own(let type): Self.update(type, pointer)
                }
            }
        }
    }

    package func detach(storage: [AnyObject?]) {
        for step in steps {
            guard case .stored(let type, let index) = step.kind, let object = storage[index] else { continue }
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
