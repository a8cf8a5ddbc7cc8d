import Foundation
import Testing

@testable import ProjectBuilder

struct CoverageTests {
    private let names = PublicNames(
        source: """
            public struct Dial<Label: View>: View {
                public init() {}
                public var body: some View { EmptyView() }
                var inner: Int { 0 }
            }
            /// Turns.
            /// Partial: only to the left.
            public func turned() {}
            extension View {
                public nonisolated func glowing() -> some View { self }
                func hidden() {}
            }
            public enum Mode { case slow, `default` }
            enum Secret { case unseen }
            public protocol Dialable { func dial() }
            """)

    @Test func publicNamesAreFound() {
        #expect(
            names.names == ["Dial", "body", "turned", "glowing", "Mode", "slow", "default", "Dialable", "dial"])
    }

    @Test func theStatusComesFromTheSources() {
        let coverage = Coverage(names)
        #expect(coverage.status(of: "glowing") == .done)
        #expect(coverage.status(of: "turned") == .partial("only to the left."))
        #expect(coverage.status(of: "hidden") == .absent)
    }

    @Test func thePageHasALineForEachName() {
        let page = Coverage(names).markdown([
            KnownAPI(group: "Views", name: "Dial", repositories: 3),
            KnownAPI(group: "Views", name: "Knob", repositories: 1),
        ])
        #expect(page.contains("| Views | 2 | 1 | 75 % |"))
        #expect(page.contains("| `Knob` | absent | 1 |"))
    }

    @Test func namesAreKeptUntilASourceChanges() throws {
        let folder = TestFolder.new()
        let installation = HanokInstallation(root: folder, products: folder)
        func write(_ text: String) throws { try SourceAdapter.write(text, to: folder + "/Sources/Dial/Dial.swift") }
        func names() throws -> Set<String> { try PublicNames.kept(of: installation, in: folder).names }
        try BuildFolder.create(folder + "/Sources/Dial")
        try write("public struct Dial {}")
        #expect(try names().contains("Dial"))
        // What is kept is what is read: a name that no source has shows it.
        let file = URL(fileURLWithPath: folder + "/names.json")
        try Data(#"{"names": ["Kept"], "partial": {}}"#.utf8).write(to: file)
        #expect(try names() == ["Kept"])
        try write("public struct Knob {}\n")
        #expect(try names().isSuperset(of: ["Knob"]) && names().isDisjoint(with: ["Kept", "Dial"]))
    }

    @Test func theTableOfKnownNamesIsWellFormed() {
        #expect(KnownAPI.all.count > 500)
        #expect(
            KnownAPI.all.first == KnownAPI(group: "Views", name: "Text", repositories: KnownAPI.all[0].repositories))
    }

    @Test func namesThatAProjectDeclaresAreItsOwn() {
        var usage = APIUsage()
        usage.read("struct A: View { var body: some View { Dial().glowing() } }", file: "A.swift")
        usage.read("struct Dial {}", file: "B.swift")
        let known = ["Dial", "glowing", "View"].map { KnownAPI(group: "", name: $0, repositories: 1) }
        let uses = usage.uses(of: known)
        #expect(uses.map(\.api.name) == ["glowing", "View"])
        #expect(uses[0].places == [APIUsage.Place(file: "A.swift", line: 1)])
    }

    @Test func whatNothingDeclaresIsUnknown() {
        var usage = APIUsage()
        usage.read(
            """
            import Charts
            struct A<Row>: View {
                let rows: [(title: String, Row)]
                var body: some View { Chart(rows) { mark in BarMark(mark.title).glowing().lit() } }
            }
            """, file: "A.swift")
        let unknown = usage.unknown { ["View", "String", "glowing"].contains($0) }
        #expect(unknown.map(\.name) == ["BarMark", "Chart", "lit"])
        #expect(usage.modules(among: ["Charts", "MapKit"], at: unknown[0].places) == ["Charts"])
    }

    @Test func theToolchainHasItsNames() throws {
        let names = ToolchainNames(try SwiftToolchain()).names
        #expect(names.isSuperset(of: ["Array", "URLSession", "Observable", "DispatchQueue", "compactMap"]))
        #expect(!names.contains("NSManagedObject"))
    }
}
