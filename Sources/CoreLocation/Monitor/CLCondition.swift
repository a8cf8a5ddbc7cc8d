/// What a monitor watches.
public protocol CLCondition: Sendable {}
