/// What is wrong with a GPX file.
package struct GPXError: Error, CustomStringConvertible {
    package var path: String
    /// Counted from 1; nil where no line is to blame.
    package var line: Int?
    package var problem: String

    package var description: String {
        let place = line.map { "\(path):\($0)" } ?? path
        return "\(place): \(problem)\n  \(Self.advice)"
    }

    /// What a file should be like.
    package static let advice =
        "A GPX file is XML with points such as <wpt lat=\"37.4881\" lon=\"127.0648\"><time>2024-05-01T09:30:00Z</time></wpt>."
}
