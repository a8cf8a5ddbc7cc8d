/// A drive script has lines that are no steps.
struct ScriptFailure: Error, CustomStringConvertible {
    /// A message for each of them, with file and line.
    let description: String
}
