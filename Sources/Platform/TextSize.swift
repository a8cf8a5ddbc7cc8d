/// The size of text that the user likes, by the names that the command line takes.
package enum TextSize: String, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// For messages.
    package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
