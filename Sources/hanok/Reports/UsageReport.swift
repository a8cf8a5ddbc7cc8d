import Foundation
import ProjectBuilder

/// What a project uses against what Hanok has.
struct UsageReport {
    private let plan: BuildPlan
    private let coverage: Coverage
    private let fileCount: Int
    private let uses: [(api: KnownAPI, places: [APIUsage.Place])]
    /// Modules that are neither Hanok's nor the project's own.
    private let foreignImports: [(name: String, places: [APIUsage.Place])]

    /// - Parameter modules: those that an app may import here.
    init(plan: BuildPlan, coverage: Coverage, modules: Set<String>) throws {
        self.plan = plan
        self.coverage = coverage
        var usage = APIUsage()
        let files = plan.modules.flatMap(\.sources)
        for file in files { usage.read(try String(contentsOfFile: file, encoding: .utf8), file: file) }
        fileCount = files.count
        uses = usage.uses(of: KnownAPI.all)
        let known = modules.union(plan.modules.map(\.name))
        foreignImports = usage.imports.filter { !known.contains($0.key) }.map { ($0.key, $0.value) }
            .sorted { $0.name < $1.name }
    }

    var text: String {
        let missing = uses.filter { coverage.status(of: $0.api.name) != .done }
        let summary =
            "\(plan.name): \(fileCount) files use \(uses.count) known names; "
            + (missing.isEmpty ? "Hanok has them all." : "\(missing.count) are missing or partial.")
            + (foreignImports.isEmpty ? "" : " Modules that are not there: \(foreignImports.count).")
        return [
            summary, table(["name", "uses", "places", "status"], missing.map(row)),
            table(["module", "uses", "places", "status"], foreignImports.map(row)),
        ].compactMap { $0 }.joined(separator: "\n\n")
    }

    private func row(_ use: (api: KnownAPI, places: [APIUsage.Place])) -> [String] {
        let status: String =
            switch coverage.status(of: use.api.name) {
            case .done, .absent: "absent"
            case .partial(let missing): "partial: \(missing)"
            }
        return [use.api.name, "\(use.places.count)", Self.summary(use.places), status]
    }

    private func row(_ module: (name: String, places: [APIUsage.Place])) -> [String] {
        let product = plan.missingProducts.first { $0.name == module.name }
        let status =
            product.map { "of a package, asked for at \($0.place)" + ($0.address.map { ", from \($0)" } ?? "") }
            ?? (AppleFrameworks.names.contains(module.name) ? "Apple's, absent" : "of no package of the project")
        return [module.name, "\(module.places.count)", Self.summary(module.places), status]
    }

    /// Places that are shown.
    private static let shown = 3

    private static func summary(_ places: [APIUsage.Place]) -> String {
        places.prefix(shown).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
            + (places.count > shown ? ", …" : "")
    }

    /// Columns as wide as their longest entry; nil without rows.
    private func table(_ head: [String], _ rows: [[String]]) -> String? {
        if rows.isEmpty { return nil }
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        return ([head] + rows).map { row in
            let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            return "  " + cells.joined(separator: "  ").replacing(#/ +$/#, with: "")
        }.joined(separator: "\n")
    }
}
