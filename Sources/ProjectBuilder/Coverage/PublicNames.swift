import Foundation
import SwiftParser

/// The public names that modules declare, read from their sources.
package struct PublicNames {
    /// What is missing of the names that are there in part, from the line `Partial: …` of their documentation.
    package private(set) var partial: [String: String] = [:]
    package private(set) var names: Set<String> = []

    /// What compiles and is declared nowhere in the sources: the toolchain's `@Observable`, and what adaptation
    /// replaces.
    private static let others: Set<String> = ["Observable", "UIApplicationMain", "NSApplicationMain"]

    /// - Parameters:
    ///   - sources: the folder of the modules' sources.
    ///   - modules: those that an app can import.
    package init(sources: String, modules: [String]) throws {
        names = Self.others
        for module in modules {
            for file in try Self.swiftFiles(in: sources + "/" + module) {
                try read(String(contentsOfFile: file, encoding: .utf8))
            }
        }
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
