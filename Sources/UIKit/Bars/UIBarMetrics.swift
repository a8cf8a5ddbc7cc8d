/// Where a bar shows a picture.
@nonexhaustive public enum UIBarMetrics: Int, Sendable {
    case `default`
    /// Bars of compact height, which phones have on their side.
    case compact
    /// Bars with a prompt above the title.
    case defaultPrompt = 101
    case compactPrompt = 102
}
