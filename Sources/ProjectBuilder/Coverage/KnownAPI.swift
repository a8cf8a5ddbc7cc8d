/// A name of Apple's interface.
package struct KnownAPI: Hashable, Sendable {
    /// What kind of thing it is, as a heading.
    package let group: String
    package let name: String
    /// In how many of the public apps that were counted it is used.
    package let repositories: Int

    /// All names, grouped, the most used first.
    package static let all: [KnownAPI] = {
        var group = ""
        let table = swiftUITable + "\n" + otherFrameworksTable
        return table.split(separator: "\n").compactMap { line in
            if line.hasPrefix("# ") {
                group = String(line.dropFirst(2))
                return nil
            }
            let parts = line.split(separator: " ")
            guard parts.count == 2, let repositories = Int(parts[1]) else {
                preconditionFailure("The table of known names has the line “\(line)”.")
            }
            return KnownAPI(group: group, name: String(parts[0]), repositories: repositories)
        }
    }()
}
