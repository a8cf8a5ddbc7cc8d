/// Values that a view hands to the container around it, which reads them from `Subview.containerValues`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The node whose tags count.
    var element: LayoutNode?

    package init() {}

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag of a type; nil where it has none.
    @MainActor
    public func tag<V: Hashable>(for type: V.Type) -> V? { element?.tag(as: type) }

    @MainActor
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { element?.tag(as: V.self) == tag }
}

/// The key of a container value.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    /// Hands a value to the container around the view.
    public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        let (keyPath, value) = (UncheckedBox(keyPath), UncheckedBox(value))
        return viewTrait(ContainerValueTraitKey.self) { $0[keyPath: keyPath.value] = value.value }
    }
}

struct ContainerValueTraitKey: ViewTraitKey {
    typealias Value = (inout ContainerValues) -> Void
}

extension ElementView {
    /// What modifiers of the element, and of what it is in, hand to the container: what is nearest to the view holds.
    @MainActor
    var containerValues: ContainerValues {
        var values = ContainerValues()
        values.element = element
        var changes: [(inout ContainerValues) -> Void] = []
        var current: ViewNode? = element.traitCarrier
        let key = ObjectIdentifier(ContainerValueTraitKey.self)
        while let node = current, node !== container.parent {
            if let trait = node as? ViewTraitNode, trait.key == key,
                let change = trait.value as? ContainerValueTraitKey.Value
            {
                changes.append(change)
            }
            current = node.parent
        }
        for change in changes.reversed() { change(&values) }
        return values
    }
}
