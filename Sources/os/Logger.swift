/// Writes messages of a part of an app to standard error.
///
/// Every kind is written, with its private parts, as in the console of a debugger: nothing is kept elsewhere.
public struct Logger: @unchecked Sendable {
    private let log: OSLog

    /// - Parameters:
    ///   - subsystem: The app or library, mostly its bundle identifier.
    ///   - category: A part of it, which stands before each message.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    public init(_ log: OSLog) { self.log = log }

    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
