/// An object that answers for keys itself, where its stored properties don't say all.
public protocol _KeyedValues {
    func _value(forKey key: String) -> Any?
}
