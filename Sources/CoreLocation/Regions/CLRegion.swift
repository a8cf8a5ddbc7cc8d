import Foundation

/// An area that can be monitored. Regions are equal where their identifiers are.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What the app calls the region.
    public let identifier: String
    /// Whether coming in is told; it is, unless it is set otherwise.
    open var notifyOnEntry = true
    /// Whether going out is told; it is, unless it is set otherwise.
    open var notifyOnExit = true

    package init(identifier: String) {
        self.identifier = identifier
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

    open override var hash: Int { identifier.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    public class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
        self.identifier = "\(identifier)"
        super.init()
        notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
        notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: identifier), forKey: "identifier")
        coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
        coder.encode(notifyOnExit, forKey: "notifyOnExit")
    }
}
