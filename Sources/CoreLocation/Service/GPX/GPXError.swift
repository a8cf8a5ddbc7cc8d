/// What is wrong with a GPX file.
package struct GPXError: Error, CustomStringConvertible {
    /// Counted from 1; nil where the file can't be read at all.
    package var line: Int?
    package var problem: String

    static let noPoint = GPXError(line: nil, problem: "there is no point in it")

    package var description: String { line.map { "line \($0): \(problem)" } ?? problem }
}
