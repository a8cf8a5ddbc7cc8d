import Observation

/// Counts the changes of a view that its content is made anew for.
@Observable
final class ViewRevision {
    private(set) var count = 0

    func advance() { count += 1 }
}
