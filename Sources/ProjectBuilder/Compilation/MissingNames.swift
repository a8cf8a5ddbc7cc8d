import Foundation

/// Names of Apple's interface that the compiler did not find in an app, so that the user is told that it is Hanok that
/// lacks them.
package struct MissingNames {
    /// One such name.
    package struct Name: Hashable {
        package let name: String
        package let isModule: Bool
        /// It was looked for in a value or a type.
        var isMember = false
        /// The type of Apple's whose member it would be, where no table of Apple's interface has it: Apple may lack it too.
        var owner: String?
        /// `file:line` of each use, in the order of the messages.
        package fileprivate(set) var places: [String]
    }

    package private(set) var names: [Name] = []

    /// - Parameters:
    ///   - output: what the compiler printed.
    ///   - known: Apple's interface. What the compiler misses beside it may be the app's own mistake.
    package init(output: String, known: [KnownAPI] = KnownAPI.all) {
        let known = Set(known.map(\.name))
        let plain = output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        let lines = plain.split(separator: "\n")
        for (index, line) in lines.enumerated() {
            guard let message = line.firstMatch(of: /^(.+:[0-9]+):[0-9]+: error: (.*)$/) else { continue }
            let (place, text) = (String(message.1), String(message.2))
            if let module = text.firstMatch(of: /^no such module '([A-Za-z_0-9]+)/)?.1 {
                add(String(module), isModule: true, at: place)
            } else if let name = Self.name(in: text), known.contains(name) || Self.isApples(name) {
                add(name, isModule: false, isMember: text.contains(" has no "), at: place)
            } else if let member = Self.member(in: text, source: lines.dropFirst(index + 1).first ?? ""),
                known.contains(member.owner) || Self.isApples(member.owner)
                    || Self.foundationTypes.contains(member.owner)
            {
                add(member.name, isModule: false, isMember: true, owner: member.owner, at: place)
            }
        }
    }

    /// Types of Foundation of which Linux lacks members.
    private static let foundationTypes: Set = [
        "URLSession", "URL", "AttributedString", "Bundle", "Date", "Data", "Calendar", "Locale", "FileManager",
        "UserDefaults", "ProcessInfo", "Timer", "NotificationCenter", "DateFormatter", "NumberFormatter", "Measurement",
    ]

    /// - Parameter source: the line of the app that a message is about.
    private static func member(in text: String, source: Substring) -> (owner: String, name: String)? {
        let pattern = /type '(?:some )?([A-Za-z_0-9]+)[^']*' has no (?:dynamic )?member '([A-Za-z_0-9]+)/
        if let found = text.firstMatch(of: pattern) { return (String(found.1), String(found.2)) }
        guard text.hasPrefix("cannot infer key path type"),
            let key = source.firstMatch(of: /@Environment\(\\\.([A-Za-z_0-9]+)/)
        else { return nil }
        return ("EnvironmentValues", String(key.1))
    }

    /// Names of frameworks that Hanok lacks, and those with the prefixes of UIKit, Foundation and Core Graphics.
    private static func isApples(_ name: String) -> Bool {
        AppleFrameworks.advice(for: name) != nil || AppleFrameworks.framework(of: name) != nil
            || name.contains(/^(UI|NS|CG|CA|CL|CF)[A-Z][a-z]/)
    }

    private static func name(in text: String) -> String? {
        let patterns = [
            /^cannot find (?:type )?'([A-Za-z_0-9]+)/, /has no (?:dynamic )?member '([A-Za-z_0-9]+)/,
            /^no type named '([A-Za-z_0-9]+)/, /^unknown attribute '([A-Za-z_0-9]+)/,
            /^no macro named '([A-Za-z_0-9]+)/,
        ]
        return patterns.lazy.compactMap { text.firstMatch(of: $0).map { String($0.1) } }.first
    }

    private mutating func add(
        _ name: String, isModule: Bool, isMember: Bool = false, owner: String? = nil, at place: String
    ) {
        let index =
            names.firstIndex {
                $0.name == name && $0.isModule == isModule && $0.isMember == isMember && $0.owner == owner
            }
            ?? {
                names.append(Name(name: name, isModule: isModule, isMember: isMember, owner: owner, places: []))
                return names.count - 1
            }()
        if !names[index].places.contains(place) { names[index].places.append(place) }
    }

    /// Tables of them for the end of a build's messages; nil where nothing is missing.
    /// - Parameters:
    ///   - products: of packages that are not on this disk.
    ///   - nearest: the name that Hanok has in place of one that it lacks; the name itself where it has it.
    package func table(
        products: [MissingProduct] = [], nearest: (String) -> String? = { _ in nil }
    ) -> String? {
        let foreign = names.filter { $0.isModule && !AppleFrameworks.names.contains($0.name) }
        let present = names.filter { !$0.isModule && nearest($0.name) == $0.name }
        let members = names.filter { $0.owner != nil && !present.contains($0) }
        let lacking = names.filter { !foreign.contains($0) && !present.contains($0) && !members.contains($0) }
        let tables = [
            Self.table(
                "not yet in Hanok (see Documentation/Coverage.md):",
                lacking.map { name in
                    let advice = Self.advice(for: name, nearest).map { "; " + $0 } ?? ""
                    return (
                        name.isModule ? "module \(name.name)" : name.name, Self.summary(name.places) + advice
                    )
                }),
            Self.table(
                "no members of these types in Hanok; those that Apple has are not yet in Hanok:",
                members.map { name in
                    let advice = nearest(name.name).map { "; the nearest is \($0)" } ?? ""
                    return ("\(name.owner ?? "").\(name.name)", Self.summary(name.places) + advice)
                }),
            Self.table("in Hanok, but not found where they are used:", present.map(Self.row(ofPresent:))),
            Self.table(
                "modules of others, which are not on this disk:",
                foreign.map { name in
                    let product = products.first { $0.name == name.name }
                    let origin = product.map {
                        "; asked for at \($0.place)" + ($0.address.map { ", from \($0)" } ?? "")
                    }
                    return (
                        name.name,
                        Self.summary(name.places) + (origin ?? "; no package or target that is built has it")
                    )
                }),
        ].compactMap { $0 }
        return tables.isEmpty ? nil : tables.joined(separator: "\n")
    }

    private static func row(ofPresent name: Name) -> (name: String, text: String) {
        let cause = name.isMember ? "what it is used on has none" : "the file imports no module that has it"
        return (name.name, summary(name.places) + "; " + cause)
    }

    private static func advice(for name: Name, _ nearest: (String) -> String?) -> String? {
        if name.isModule { return AppleFrameworks.advice(forModule: name.name) }
        if let advice = AppleFrameworks.advice(for: name.name) { return advice }
        if let framework = AppleFrameworks.framework(of: name.name) { return "it is of \(framework)" }
        return nearest(name.name).map { "the nearest is \($0)" }
    }

    private static func table(_ title: String, _ rows: [(name: String, text: String)]) -> String? {
        if rows.isEmpty { return nil }
        let width = rows.map(\.name.count).max() ?? 0
        let lines = rows.map { "  " + $0.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.text }
        return (["note: " + title] + lines).joined(separator: "\n")
    }

    private static func summary(_ places: [String]) -> String {
        places.count == 1 ? places[0] : "\(places[0]) and \(places.count - 1) more"
    }
}
