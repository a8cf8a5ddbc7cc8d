/// Why the app does not do what a test asks for.
struct ConnectionError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
