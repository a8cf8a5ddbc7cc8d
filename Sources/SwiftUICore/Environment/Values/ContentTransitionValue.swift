extension EnvironmentValues {
    /// How texts give way to others where that is animated.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

package struct ContentTransitionKey: EnvironmentKey {
    package static var defaultValue: ContentTransition { .identity }
}
