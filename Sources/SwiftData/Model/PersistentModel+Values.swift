import Observation

// What the accessors that `@Model` makes call. The compiler chooses by the property's type.
extension PersistentModel {
    @_disfavoredOverload
    public func _value<Value: Codable>(_ index: Int, _ keyPath: KeyPath<Self, Value>) -> Value {
        access(keyPath)
        guard let stored = _$storage.attribute(index), let value = stored as? Value else { reportMissing(index) }
        return value
    }

    public func _value<Model: PersistentModel>(_ index: Int, _ keyPath: KeyPath<Self, Model>) -> Model {
        access(keyPath)
        guard let model: Model = related(_$storage.one(index)) else { reportMissing(index) }
        return model
    }

    public func _value<Model: PersistentModel>(_ index: Int, _ keyPath: KeyPath<Self, Model?>) -> Model? {
        access(keyPath)
        return related(_$storage.one(index))
    }

    public func _value<Model: PersistentModel>(_ index: Int, _ keyPath: KeyPath<Self, [Model]>) -> [Model] {
        access(keyPath)
        return _$storage.many(index).compactMap { related($0) }
    }

    public func _value<Model: PersistentModel>(_ index: Int, _ keyPath: KeyPath<Self, [Model]?>) -> [Model]? {
        access(keyPath)
        return _$storage.many(index).compactMap { related($0) }
    }

    @_disfavoredOverload
    public func _setValue<Value: Codable>(_ index: Int, _ keyPath: KeyPath<Self, Value>, _ value: Value) {
        ModelUndo.noteChange(of: self, index)
        _$observationRegistrar.withMutation(of: self, keyPath: keyPath) {
            _$storage.values[index] = .attribute(value)
        }
        ModelChanges.note(self, index)
    }

    public func _setValue<Model: PersistentModel>(_ index: Int, _ keyPath: KeyPath<Self, Model>, _ value: Model) {
        ModelLinks.set(value, of: self, index)
    }

    public func _setValue<Model: PersistentModel>(_ index: Int, _ keyPath: KeyPath<Self, Model?>, _ value: Model?) {
        ModelLinks.set(value, of: self, index)
    }

    public func _setValue<Model: PersistentModel>(_ index: Int, _ keyPath: KeyPath<Self, [Model]>, _ value: [Model]) {
        ModelLinks.set(value, of: self, index)
    }

    public func _setValue<Model: PersistentModel>(
        _ index: Int, _ keyPath: KeyPath<Self, [Model]?>, _ value: [Model]?
    ) { ModelLinks.set(value ?? [], of: self, index) }

    private func access(_ keyPath: KeyPath<Self, some Any>) {
        // What looks for objects or sorts them doesn't follow each of them.
        guard _$storage.context?.isComparing != true else { return }
        _$observationRegistrar.access(self, keyPath: keyPath)
    }

    private func related<Model: PersistentModel>(_ reference: ModelReference?) -> Model? {
        guard let reference else { return nil }
        if let held = reference.held { return held as? Model }
        return _$storage.context?.model(reference.currentKey, of: Entity.of(Model.self)) as? Model
    }

    private func reportMissing(_ index: Int) -> Never {
        let entity = _$storage.entity
        fatalError(
            "\(entity.name).\(entity.properties[index].name) has no value: the object \(_$storage.key) "
                + (_$storage.state == .gone ? "was deleted." : "is not in its store."))
    }
}
