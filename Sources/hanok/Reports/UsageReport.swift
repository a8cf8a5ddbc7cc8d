import Foundation
import ProjectBuilder

/// What a project uses against what there is.
struct UsageReport {
    private let plan: BuildPlan
    private let coverage: Coverage
    private let fileCount: Int
    private let usage: APIUsage
    private let uses: [(api: KnownAPI, places: [APIUsage.Place])]
    /// Members and types that nothing declares: neither the project, nor Hanok, nor the toolchain.
    private let unknown: [(name: String, places: [APIUsage.Place])]
    /// Modules that are neither Hanok's nor the project's own.
    private let foreignImports: [(name: String, places: [APIUsage.Place])]

    /// - Parameter modules: those that an app may import here.
    init(plan: BuildPlan, coverage: Coverage, toolchain: ToolchainNames, modules: Set<String>) throws {
        self.plan = plan
        self.coverage = coverage
        var usage = APIUsage()
        let files = plan.modules.filter { $0.kind != .c }.flatMap(\.sources)
        let folder = Self.commonFolder(of: files)
        for file in files {
            usage.read(try String(contentsOfFile: file, encoding: .utf8), file: String(file.dropFirst(folder.count)))
        }
        fileCount = files.count
        self.usage = usage
        let own = AssetNames(resources: plan.resources).names.union(try DataModelNames(modules: plan.modules).names)
        uses = usage.uses(of: KnownAPI.all)
        let known = modules.union(plan.modules.map(\.name))
        foreignImports = usage.imports.filter { !known.contains($0.key) }.map { ($0.key, $0.value) }
            .sorted { $0.name < $1.name }
        let foreign = Set(foreignImports.map(\.name))
        unknown = usage.unknown { name in
            // `Map` is a publisher too: where its framework is imported, it is the framework's.
            let isForeign = AppleFrameworks.framework(of: name).map(foreign.contains) ?? false
            return !isForeign && (coverage.has(name) || toolchain.names.contains(name) || own.contains(name))
        }
    }

    var text: String {
        let partial = uses.compactMap { use in
            if case .partial(let missing) = coverage.status(of: use.api.name) {
                return [use.api.name, "\(use.places.count)", Self.summary(use.places), "partial: \(missing)"]
            }
            return nil
        }
        let missing = unknown.count + partial.count
        let summary =
            "\(plan.name): \(Count.text(fileCount, "file")). "
            + (missing == 0
                ? "Hanok has all names that are used."
                : "\(Count.text(missing, "name")) \(missing == 1 ? "is" : "are") missing or partial.")
            + (foreignImports.isEmpty ? "" : " Modules that are not there: \(foreignImports.count).")
        return [
            summary, table(["name", "uses", "places", "status"], unknown.map(nameRow) + partial),
            table(["module", "uses", "places", "status"], foreignImports.map(moduleRow)),
        ].compactMap { $0 }.joined(separator: "\n\n")
    }

    private func nameRow(_ use: (name: String, places: [APIUsage.Place])) -> [String] {
        if let framework = AppleFrameworks.framework(of: use.name) {
            return [use.name, "\(use.places.count)", Self.summary(use.places), "absent, of \(framework)"]
        }
        if let advice = AppleFrameworks.advice(for: use.name) {
            return [use.name, "\(use.places.count)", Self.summary(use.places), "absent; \(advice)"]
        }
        let modules = usage.modules(among: Set(foreignImports.map(\.name)), at: use.places)
        let origin = modules.isEmpty ? "absent" : "absent, or of \(modules.joined(separator: " or "))"
        return [use.name, "\(use.places.count)", Self.summary(use.places), origin]
    }

    private func moduleStatus(_ name: String) -> String {
        if let product = plan.missingProducts.first(where: { $0.name == name }) {
            return "of a package, asked for at \(product.place)" + (product.address.map { ", from \($0)" } ?? "")
        }
        guard AppleFrameworks.names.contains(name) else { return "of no package of the project" }
        return "Apple's, absent; \(AppleFrameworks.advice(forModule: name))"
    }

    private func moduleRow(_ module: (name: String, places: [APIUsage.Place])) -> [String] {
        [module.name, "\(module.places.count)", Self.summary(module.places), moduleStatus(module.name)]
    }

    /// Up to its last stroke, such as `/home/ann/Weather/`.
    private static func commonFolder(of files: [String]) -> String {
        guard let first = files.first else { return "" }
        let common = files.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        return common.lastIndex(of: "/").map { String(common[...$0]) } ?? ""
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
