/// Who may read a value in a log that is kept. Here none is kept, and all values are shown.
public struct OSLogPrivacy: Sendable {
    /// How a private value may still be told from others.
    public enum Mask: Sendable { case hash, none }

    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
