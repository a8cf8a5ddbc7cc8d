// The first values, which the initialiser of a model gives. The compiler chooses by the property's type.
extension _ModelStorage {
    @_disfavoredOverload
    public func _initialize<Value: Codable>(_ index: Int, _ value: Value) { values[index] = .attribute(value) }

    public func _initialize<Model: PersistentModel>(_ index: Int, _ value: Model) {
        values[index] = .one(ModelReference(value))
    }

    public func _initialize<Model: PersistentModel>(_ index: Int, _ value: Model?) {
        values[index] = .one(value.map { ModelReference($0) })
    }

    public func _initialize<Model: PersistentModel>(_ index: Int, _ value: [Model]) {
        values[index] = .many(value.map { ModelReference($0) })
    }

    public func _initialize<Model: PersistentModel>(_ index: Int, _ value: [Model]?) {
        values[index] = .many((value ?? []).map { ModelReference($0) })
    }
}
