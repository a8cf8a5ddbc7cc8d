import Foundation
import Observation

/// A stored property of a model; `@Model` lists them.
public final class _ModelProperty: @unchecked Sendable {
    enum Kind {
        case attribute(ValueCoding)
        case relationship(any PersistentModel.Type, isMany: Bool)
    }

    let name: String
    let keyPath: AnyKeyPath
    let kind: Kind
    let isOptional: Bool
    let attribute: Schema.Attribute
    let relationship: Schema.Relationship
    /// The first value of a new object; nil where initialisers give it.
    let makeDefault: (() -> Any)?
    /// Runs a change of an object's property, of which those who read it are told.
    let mutate: (any PersistentModel, () -> Void) -> Void
    /// Set by the entity.
    unowned(unsafe) var entity: Entity!
    var index = 0
    private let link = InverseLink()

    public init<Model: PersistentModel, Value>(
        _ name: String, _ keyPath: KeyPath<Model, Value>, _ makeDefault: (() -> Value)?,
        _ metadata: (any SchemaProperty)?
    ) {
        self.name = name
        self.keyPath = keyPath
        self.makeDefault = makeDefault
        attribute = metadata as? Schema.Attribute ?? Schema.Attribute()
        relationship = metadata as? Schema.Relationship ?? Schema.Relationship()
        let shape = ValueShape(Value.self)
        isOptional = shape.isOptional
        kind =
            if let model = shape.model { .relationship(model, isMany: shape.isMany) } else {
                .attribute(ValueCoding(Value.self))
            }
        mutate = { model, change in
            guard let model = model as? Model else { return change() }
            model._$observationRegistrar.withMutation(of: model, keyPath: keyPath, change)
        }
    }

    var isRelationship: Bool {
        if case .relationship = kind { return true }
        return false
    }

    var isMany: Bool {
        if case .relationship(_, true) = kind { return true }
        return false
    }

    /// It is a column of its entity's table.
    var isColumn: Bool { !isMany && !attribute.options.contains(.ephemeral) }

    var isUnique: Bool { !isRelationship && attribute.options.contains(.unique) }

    /// The model that a relationship leads to.
    var destination: Entity? {
        if case .relationship(let type, _) = kind { return Entity.of(type) }
        return nil
    }

    /// The relationship that leads back; nil where there is none.
    var inverse: _ModelProperty? { isRelationship ? link.inverse(of: self) : nil }

    /// What it was called before.
    var originalName: String? { isRelationship ? relationship.originalName : attribute.originalName }

    /// Where a relationship to many has no column on the other side, pairs are kept in a table of their own.
    var pairTable: PairTable? { isMany && inverse?.isMany != false ? PairTable(self) : nil }

    /// What a column's value is in an object.
    func modelValue(_ stored: StoredValue) -> ModelValue {
        switch kind {
        case .attribute(let coding):
            if let value = coding.decode(stored) { return .attribute(value) }
            return makeDefault.map { .attribute($0()) } ?? .absent
        case .relationship:
            guard case .integer(let key) = stored else { return .one(nil) }
            return .one(ModelReference(key: key))
        }
    }

    /// What stands in the column of an object's value.
    func storedValue(_ value: ModelValue) -> StoredValue {
        switch (kind, value) {
        case (.attribute(let coding), .attribute(let value)): coding.encode(value)
        case (.relationship, .one(let reference?)): .integer(reference.currentKey)
        default: .null
        }
    }
}
