/// Finds what may have been meant by a name that is not there.
package enum NearNames {
    /// Names that are told.
    private static let shown = 3

    /// The few names that share the most with another, the nearest first; none that shares little.
    package static func of(_ name: String, among names: some Sequence<String>) -> [String] {
        let own = pairs(name)
        let ranked = names.map { other in
            // The first letter is rarely the wrong one.
            (other, likeness(own, pairs(other)) + (other.first == name.first ? 0.1 : 0))
        }.filter { $0.1 >= 0.6 }
        return ranked.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(shown).map(\.0)
    }

    /// What a warning says of them; empty where there are none.
    package static func question(_ name: String, among names: some Sequence<String>) -> String {
        let near = of(name, among: names).map { "'\($0)'" }
        guard let last = near.last else { return "" }
        let others = near.dropLast().joined(separator: ", ")
        return " Did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
    }

    /// 0 (nothing shared) to 1 (the same), by pairs of letters that follow each other.
    private static func likeness(_ first: Set<String>, _ second: Set<String>) -> Double {
        if first.isEmpty || second.isEmpty { return 0 }
        return 2 * Double(first.intersection(second).count) / Double(first.count + second.count)
    }

    private static func pairs(_ text: String) -> Set<String> {
        let letters = Array(text.lowercased())
        return Set(zip(letters, letters.dropFirst()).map { String([$0, $1]) })
    }
}
