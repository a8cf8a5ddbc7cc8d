extension View {
    /// Changes what the changes in the view are made under.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    /// Changes what the changes in the view are made under that come together with a change of a value.
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
    }
}

extension ViewModifier {
    /// Changes what the changes in what the modifier makes are made under.
    public nonisolated func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier {
        concat(_TransactionModifier(transform: transform))
    }
}

public nonisolated struct _TransactionModifier: TransactionModifying {
    public var transform: (inout Transaction) -> Void

    public init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

    package func modify(_ transaction: inout Transaction) { transform(&transaction) }
    package func isActive(after old: _TransactionModifier) -> Bool { false }
    package static var isStanding: Bool { true }
}

public nonisolated struct _ValueTransactionModifier<Value: Equatable>: TransactionModifying {
    public var value: Value
    public var transform: (inout Transaction) -> Void

    public init(value: Value, transform: @escaping (inout Transaction) -> Void) {
        self.value = value
        self.transform = transform
    }

    package func modify(_ transaction: inout Transaction) { transform(&transaction) }
    package func isActive(after old: Self) -> Bool { value != old.value }
    package static var isStanding: Bool { false }
}
