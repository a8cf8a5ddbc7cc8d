import Foundation

/// Finds what Hanok has in place of a name that it lacks.
package struct NearestName {
    /// The names that are there, with their kinds.
    private let present: [(name: String, group: String)]
    private let groups: [String: String]

    /// - Parameter coveragePage: the path of the page that lists all names; where it is missing nothing is near.
    package init(coveragePage: String) {
        let text = (try? String(contentsOfFile: coveragePage, encoding: .utf8)) ?? ""
        var group = ""
        var present: [(name: String, group: String)] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { group = String(line.dropFirst(3)) }
            if let name = line.firstMatch(of: /^\| `([^`]+)` \| (done|partial)/)?.1 {
                present.append((String(name), group))
            }
        }
        self.present = present
        groups = Dictionary(KnownAPI.all.map { ($0.name, $0.group) }, uniquingKeysWith: { first, _ in first })
    }

    /// The name of the same kind that shares the most letters with it; nil where none shares half, or of a name whose kind
    /// is not known, nearly two thirds.
    package func nearest(to name: String) -> String? {
        let group = groups[name]
        let isType = name.first?.isUppercase
        let candidates = present.filter {
            group == nil ? $0.name.first?.isUppercase == isType : $0.group == group
        }
        let ranked = candidates.map { ($0.name, Self.likeness($0.name, name)) }.max { $0.1 < $1.1 }
        return ranked.flatMap { $0.1 >= (group == nil ? 0.65 : 0.5) ? $0.0 : nil }
    }

    /// The one of a few words that was probably meant by another; nil where none is like it.
    package static func of(_ word: String, among words: [String]) -> String? {
        // A slip of one letter leaves few pairs of a short word: the same beginning counts as one more.
        let ranked = words.map { ($0, likeness($0, word) + ($0.prefix(2) == word.prefix(2) ? 0.3 : 0)) }
        return ranked.max { $0.1 < $1.1 }.flatMap { $0.1 >= 0.5 ? $0.0 : nil }
    }

    /// 0 (nothing shared) to 1 (the same), by pairs of letters that follow each other.
    static func likeness(_ left: String, _ right: String) -> Double {
        let (first, second) = (pairs(left), pairs(right))
        if first.isEmpty || second.isEmpty { return 0 }
        let shared = first.intersection(second).count
        return 2 * Double(shared) / Double(first.count + second.count)
    }

    private static func pairs(_ text: String) -> Set<String> {
        // What all names of a framework begin with says nothing.
        let own = ["UI", "CL", "NS"].contains(where: text.hasPrefix) ? text.dropFirst(2) : Substring(text)
        let letters = Array(own.lowercased())
        return Set(zip(letters, letters.dropFirst()).map { String([$0, $1]) })
    }
}
