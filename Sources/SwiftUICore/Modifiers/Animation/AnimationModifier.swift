extension View {
    /// Animates what changes in the view together with a value.
    /// - Parameter animation: nil for no animation, whatever the change is made under.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    /// Animates all that changes in the view.
    /// - Parameter animation: nil for no animation, whatever the change is made under.
    @available(
        *, deprecated,
        message: "Use withAnimation or animation(_:value:) instead."
    )
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(StandingAnimationModifier(animation: animation))
    }
}

extension View where Self: Equatable {
    /// Animates what changes in the view together with the view's value.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier(animation: animation, value: self))
    }
}

extension ViewModifier {
    /// Animates all that changes in what the modifier makes.
    @available(
        *, deprecated,
        message: "Use withAnimation or animation(_:value:) instead."
    )
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
        concat(StandingAnimationModifier(animation: animation))
    }
}

public nonisolated struct _AnimationModifier<Value: Equatable>: TransactionModifying {
    public var animation: Animation?
    public var value: Value

    public init(animation: Animation?, value: Value) {
        self.animation = animation
        self.value = value
    }

    package func modify(_ transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }

    package func isActive(after old: Self) -> Bool { value != old.value }
    package static var isStanding: Bool { false }
}

nonisolated struct StandingAnimationModifier: TransactionModifying {
    let animation: Animation?

    func modify(_ transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }

    func isActive(after old: StandingAnimationModifier) -> Bool { false }
    static var isStanding: Bool { true }
}
