/// Which parts of sections stay in sight while the rest of their section scrolls by.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// At the start of the visible part, as long as something of the section is there.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// At the end of the visible part, as long as something of the section is there.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
