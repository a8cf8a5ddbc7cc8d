/// What a system that rewrites texts may do in fields.
public struct WritingToolsBehavior: Equatable, Sendable {
    private enum Kind { case automatic, complete, limited, disabled }
    private let kind: Kind

    public static let automatic = WritingToolsBehavior(kind: .automatic)
    public static let complete = WritingToolsBehavior(kind: .complete)
    public static let limited = WritingToolsBehavior(kind: .limited)
    public static let disabled = WritingToolsBehavior(kind: .disabled)
}

extension View {
    /// Sets what a system that rewrites texts may do in fields: here as on devices that have no such system, where
    /// nothing depends on it.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
