/// What the user is doing while locations are updated.
@nonexhaustive public enum CLActivityType: Int, Sendable {
    case other = 1
    /// Driving, by road.
    case automotiveNavigation
    /// On foot: walking, running.
    case fitness
    /// By train, boat and other vehicles that aren't cars.
    case otherNavigation
    case airborne
}
