/// Builds the entries of a preview from the statements of a closure.
@resultBuilder
public struct PreviewTimelineBuilder {
    public static func buildExpression(_ expression: some TimelineEntry) -> [any TimelineEntry] { [expression] }

    public static func buildExpression(_ expression: [any TimelineEntry]) -> [any TimelineEntry] { expression }

    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

    public static func buildPartialBlock(
        accumulated: [any TimelineEntry], next: [any TimelineEntry]
    ) -> [any TimelineEntry] {
        accumulated + next
    }

    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap { $0 }
    }
}
