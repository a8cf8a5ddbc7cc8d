/// Whether something is shown.
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the place where it is has it.
    case automatic
    case visible
    case hidden
}
