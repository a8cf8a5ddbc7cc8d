/// The form that a word takes beside a number.
enum PluralCategory: String, Sendable {
    case zero, one, two, few, many, other
}
