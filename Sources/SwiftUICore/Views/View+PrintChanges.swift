extension View {
    /// Prints why the body that calls it is evaluated: `@self` where the view's value has changed, `@identity` where the
    /// view is new, and the names of the dynamic properties that have changed.
    @MainActor @preconcurrency
    public static func _printChanges() {
        guard let changes = ViewNode.evaluated?.takeChanges() else { return }
        let list = changes.isEmpty ? "unchanged" : changes.joined(separator: ", ") + " changed"
        print("\(Self.self): \(list).")
    }
}
