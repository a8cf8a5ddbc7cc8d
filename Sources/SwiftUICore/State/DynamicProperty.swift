/// A stored property of a view that the engine fills before each evaluation of `body`.
public protocol DynamicProperty {
    /// Called before `body`, after the dynamic properties inside this one were updated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that the engine knows.
package protocol GraphProperty: DynamicProperty {
    /// Connects the property to its storage, which lives as long as the view's node; nil at first.
    @MainActor
    mutating func connect(_ storage: inout AnyObject?, node: ViewNode)
    /// Whether `connect` ever puts something into the storage; without one, no room is made for it.
    static var keepsStorage: Bool { get }
    /// Called when the view's node leaves the tree.
    @MainActor
    static func disconnect(_ storage: AnyObject)
    /// Whether a new value of the view brings nothing new in this property.
    static func areEquivalent(_ left: Self, _ right: Self) -> Bool
    /// What has changed when it differs from one evaluation to the next; `View._printChanges` compares it.
    @MainActor
    func observedValue(_ storage: AnyObject?) -> Any
}

extension GraphProperty {
    package static var keepsStorage: Bool { true }

    package static func disconnect(_ storage: AnyObject) {}

    @MainActor
    package func observedValue(_ storage: AnyObject?) -> Any { () }
}
