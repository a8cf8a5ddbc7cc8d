/// The command line can't be understood.
struct UsageError: Error, CustomStringConvertible {
    let message: String

    init(_ message: String) { self.message = message }

    var description: String { "error: \(message)" }
}
