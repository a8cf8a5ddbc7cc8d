import Foundation

/// Where a part of an app writes its messages.
public final class OSLog: NSObject, Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

    let subsystem: String
    let category: String
    private let isEnabled: Bool

    /// - Parameters:
    ///   - subsystem: The app or library, mostly its bundle identifier.
    ///   - category: A part of it, which stands before each message.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, isEnabled: true)
    }

    /// A category that the system gives a meaning to.
    public struct Category: Sendable {
        let name: String

        /// Where a profiler's points of interest go.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        public static let dynamicTracing = Category(name: "DynamicTracing")
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    private init(subsystem: String, category: String, isEnabled: Bool) {
        self.subsystem = subsystem
        self.category = category
        self.isEnabled = isEnabled
        super.init()
    }

    /// Whether messages are written. All kinds are, as in a debugger's console.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    /// Writes a message to standard error, as one line that other threads don't break.
    func write(_ message: String, _ type: OSLogType) {
        guard isEnabled else { return }
        let place = category.isEmpty ? "" : "[\(category)] "
        FileHandle.standardError.write(Data((place + type.word + message + "\n").utf8))
    }
}
