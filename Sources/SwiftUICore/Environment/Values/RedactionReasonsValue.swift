/// Why what a view shows is to be hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content stands for content that is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Content that is marked as private is not for everyone's eyes.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date; it looks as always, unless a view makes something of it.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    /// Why what the view shows is to be hidden; empty for nothing.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    /// The view shows what is not for everyone's eyes.
    package var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Texts and pictures are shown as bars and areas.
    package var hidesContent: Bool {
        let reasons = value(of: RedactionReasonsKey.self)
        guard !reasons.isEmpty else { return false }
        return reasons.contains(.placeholder)
            || (reasons.contains(.privacy) && value(of: PrivacySensitiveKey.self))
    }
}

package struct RedactionReasonsKey: EnvironmentKey {
    package static var defaultValue: RedactionReasons { [] }
}

package struct PrivacySensitiveKey: EnvironmentKey {
    package static var defaultValue: Bool { false }
}
