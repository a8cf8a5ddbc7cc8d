import Foundation

/// Writes a message whose values are put into a format as in `printf`.
/// - Parameter message: `%@`, `%d`, `%f`, `%s`… and `%{public}@`, whose braces change nothing here.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) {
    write(message, log, type, arguments)
}

/// Writes a message of a kind.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
) {
    write(message, log, type, arguments)
}

/// Writes a message with its values in it.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

public func os_log(_ type: OSLogType, _ message: OSLogMessage) { OSLog.default.write(message.text, type) }

public func os_log(_ type: OSLogType, log: OSLog, _ message: OSLogMessage) { log.write(message.text, type) }

private func write(_ message: StaticString, _ log: OSLog, _ type: OSLogType, _ arguments: [any CVarArg]) {
    let format = "\(message)".replacingOccurrences(of: #"%\{[^}]*\}"#, with: "%", options: .regularExpression)
    log.write(String(format: format, arguments: arguments), type)
}
