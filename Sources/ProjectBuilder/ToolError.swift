/// Something that the user can mend and that no one file is to blame for.
package struct ToolError: Error, Hashable, CustomStringConvertible {
    package let message: String

    package init(_ message: String) { self.message = message }

    package var description: String { "error: \(message)" }
}
