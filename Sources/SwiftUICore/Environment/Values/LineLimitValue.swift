extension EnvironmentValues {
    /// The most lines that a text may take; nil is no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// Lines that a text keeps space for, filled or not.
    package var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
}

package struct LineLimitKey: EnvironmentKey {
    package static var defaultValue: Int? { nil }
}

package struct ReservedLinesKey: EnvironmentKey {
    package static var defaultValue: Int { 0 }
}
