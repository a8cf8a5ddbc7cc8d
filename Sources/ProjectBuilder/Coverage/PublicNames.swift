import Foundation
import SwiftParser

/// The public names that modules declare, read from their sources.
package struct PublicNames: Codable, Sendable {
    /// What is missing of the names that are there in part, from the line `Partial: …` of their documentation.
    package private(set) var partial: [String: String] = [:]
    package private(set) var names: Set<String> = []

    /// What compiles and is declared nowhere in the sources: the toolchain's `@Observable`, and what adaptation
    /// replaces.
    private static let others: Set<String> = [
        "Observable", "UIApplicationMain", "NSApplicationMain", "NSManaged",
    ]

    /// What stands in each file that declares something public. Others are not even parsed, which spares half of the time.
    private static let triggers = ["public", "open"]

    /// - Parameters:
    ///   - sources: the folder of the modules' sources.
    ///   - modules: those that an app can import.
    package init(sources: String, modules: [String]) throws {
        names = Self.others
        for module in modules {
            for file in try Self.swiftFiles(in: sources + "/" + module) {
                guard let text = SourceText(path: file) else { throw ToolError("the source '\(file)' can't be read") }
                if text.containsAny(of: Self.triggers) { read(text.string) }
            }
        }
    }

    /// The names of an installation's modules. They are kept until a source changes, since reading them takes seconds.
    package static func kept(of installation: HanokInstallation) throws -> PublicNames {
        let folder = try BuildFolder(source: installation.root)
        return try FileLock.hold(folder.file("names.lock"), purpose: "reads the names of Hanok's modules") { _ in
            try kept(of: installation, in: folder.path)
        }
    }

    static func kept(of installation: HanokInstallation, in folder: String) throws -> PublicNames {
        let (sources, modules) = (installation.root + "/Sources", installation.libraryModules)
        let fingerprint = Fingerprint(
            path: folder + "/names.inputs",
            lines: [installation.toolIdentity] + modules.flatMap { FileStamp.lines(below: "\(sources)/\($0)") })
        let file = URL(fileURLWithPath: folder + "/names.json")
        if fingerprint.isCurrent(), let names = try? JSONDecoder().decode(Self.self, from: Data(contentsOf: file)) {
            return names
        }
        let names = try PublicNames(sources: sources, modules: modules)
        fingerprint.clear()
        try JSONEncoder().encode(names).write(to: file)
        try fingerprint.save()
        return names
    }

    package init(source: String) { read(source) }

    private mutating func read(_ source: String) {
        let visitor = PublicNameVisitor(viewMode: .sourceAccurate)
        visitor.walk(Parser.parse(source: source))
        names.formUnion(visitor.names)
        partial.merge(visitor.partial) { first, _ in first }
    }

    private static func swiftFiles(in folder: String) throws -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else {
            throw ToolError("the folder of sources '\(folder)' can't be read")
        }
        return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }
}
