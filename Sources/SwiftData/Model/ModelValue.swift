/// What a model's storage holds of one property.
enum ModelValue {
    /// Not read from the store yet.
    case absent
    /// Of the property's own type.
    case attribute(Any)
    case one(ModelReference?)
    case many([ModelReference])
}

/// Another object, as a relationship holds it.
///
/// Objects that are in a context are found there by their number; those that are in none are held.
struct ModelReference {
    private let key: Int64
    private let model: (any PersistentModel)?

    init(key: Int64) {
        self.key = key
        model = nil
    }

    init(_ model: any PersistentModel) {
        let isKnown = model._$storage.context != nil
        key = isKnown ? model._$storage.key : 0
        self.model = isKnown ? nil : model
    }

    /// The number of the object, which may have changed for one that is in no context.
    var currentKey: Int64 { model?._$storage.key ?? key }
    /// The object, where it is held.
    var held: (any PersistentModel)? { model }

    func isSame(as other: ModelReference) -> Bool { currentKey == other.currentKey }
}
