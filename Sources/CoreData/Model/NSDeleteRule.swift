/// What happens to the objects of a relationship when the object that holds it is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// They keep pointing at what is gone.
    case noActionDeleteRule
    /// They forget the object.
    case nullifyDeleteRule
    /// They are deleted too.
    case cascadeDeleteRule
    /// The object can't be deleted while there are any.
    case denyDeleteRule
}
