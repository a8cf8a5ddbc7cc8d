/// How much of Apple's interface there is, name by name.
package struct Coverage {
    package enum Status: Hashable, Sendable {
        case done
        /// It is there but for something.
        case partial(String)
        case absent

        var text: String {
            switch self {
            case .done: "done"
            case .partial(let missing): "partial: \(missing)"
            case .absent: "absent"
            }
        }
    }

    private let names: PublicNames

    package init(_ names: PublicNames) { self.names = names }

    /// Whether one of Hanok's modules has the name, in whatever place.
    package func has(_ name: String) -> Bool { names.names.contains(name) }

    package func status(of name: String) -> Status {
        guard names.names.contains(name) else { return .absent }
        return names.partial[name].map(Status.partial) ?? .done
    }

    /// The text of `Documentation/Coverage.md`.
    package func markdown(_ known: [KnownAPI] = KnownAPI.all) -> String {
        var text = """
            # Coverage

            The names of Apple's interface that public apps use, and whether Hanok has them. The number says in how many of 198 public apps a name was found. A name that is absent does not compile.

            `./hanok report --coverage` writes this page from the sources.

            | kind | names | there | uses covered |
            |---|---|---|---|

            """
        let groups = Self.groups(known)
        for group in groups { text += row(group) + "\n" }
        for group in groups {
            text += "\n## \(group.title)\n\n| name | status | apps |\n|---|---|---|\n"
            for api in group.known {
                text += "| `\(api.name)` | \(status(of: api.name).text) | \(api.repositories) |\n"
            }
        }
        return text
    }

    private func row(_ group: (title: String, known: [KnownAPI])) -> String {
        let there = group.known.filter { status(of: $0.name) != .absent }
        let uses = group.known.reduce(0) { $0 + $1.repositories }
        let covered = there.reduce(0) { $0 + $1.repositories }
        return
            "| \(group.title) | \(group.known.count) | \(there.count) | \(uses == 0 ? 100 : covered * 100 / uses) % |"
    }

    private static func groups(_ known: [KnownAPI]) -> [(title: String, known: [KnownAPI])] {
        var groups: [(title: String, known: [KnownAPI])] = []
        for api in known {
            if groups.last?.title != api.group { groups.append((api.group, [])) }
            groups[groups.count - 1].known.append(api)
        }
        return groups
    }
}
