import Foundation
import Testing

@testable import ProjectBuilder

@Suite struct CompilerMessagesTests {
    private static let output = """
        /a/App.swift:5:3: error: value of type 'Text' has no member 'glow'
            Text("a").glow(3)
                     ~^~~~
        error: emit-module command failed with exit code 1 (use -v to see invocation)
        /a/App.swift:7:3: warning: variable 'x' was never used
            let x = 1
        /a/App.swift:7:3: note: consider replacing it
        /a/App.swift:5:3: error: value of type 'Text' has no member 'glow'
            Text("a").glow(3)
                     ~^~~~

        """

    @Test func eachMessageIsShownOnceWithItsNotes() {
        #expect(
            CompilerMessages(output: Self.output).text == """
                /a/App.swift:5:3: error: value of type 'Text' has no member 'glow'
                    Text("a").glow(3)
                             ~^~~~
                /a/App.swift:7:3: warning: variable 'x' was never used
                    let x = 1
                /a/App.swift:7:3: note: consider replacing it
                """)
    }

    @Test func namesThatHanokLacksAreListed() {
        let output =
            Self.output + """
                \u{1B}[1m/a/C.swift:9:3: \u{1B}[31merror: \u{1B}[1mvalue of type 'Text' has no member 'glow'\u{1B}[0m
                /a/B.swift:1:8: error: no such module 'WebKit'
                /a/B.swift:2:8: error: cannot find 'mistake' in scope

                """
        let known = [KnownAPI(group: "Modifiers", name: "glow", repositories: 3)]
        #expect(
            MissingNames(output: output, known: known).table() == """
                note: not yet in Hanok (see Documentation/Coverage.md):
                  glow           /a/App.swift:5 and 1 more
                  module WebKit  /a/B.swift:1; openURL shows a page in the browser
                """)
        #expect(MissingNames(output: output, known: []).names.map(\.name) == ["WebKit"])
        #expect(MissingNames(output: "", known: known).table() == nil)
    }

    /// Such as a file that lacks an import.
    @Test func namesThatHanokHasAreNotSaidToBeMissing() {
        let output = """
            /a/A.swift:2:8: error: unknown attribute 'Observable'
            /a/A.swift:4:8: error: value of type 'Path' has no member 'padding'

            """
        let known = ["Observable", "padding"].map { KnownAPI(group: "Values", name: $0, repositories: 3) }
        #expect(
            MissingNames(output: output, known: known).table(nearest: { $0 }) == """
                note: in Hanok, but not found where they are used:
                  Observable  /a/A.swift:2; the file imports no module that has it
                  padding     /a/A.swift:4; what it is used on has none
                """)
    }

    /// No table has all members of Apple's types, so it may be a slip of the app.
    @Test func membersOfApplesTypesAreListedOfThemselves() {
        let output = """
            /a/A.swift:2:8: error: value of type 'VStack<Content>' has no member 'spellsOut'
            /a/A.swift:3:8: error: value of type 'URLSession' has no member 'streams'
            /a/A.swift:4:8: error: value of type 'Own' has no member 'mistake'
            /a/A.swift:5:31: error: cannot infer key path type from context; consider explicitly specifying a root type
                @Environment(\\.supportsRemoteScenes) var remote

            """
        let known = ["VStack", "EnvironmentValues"].map { KnownAPI(group: "Views", name: $0, repositories: 3) }
        #expect(
            MissingNames(output: output, known: known).table() == """
                note: no members of these types in Hanok; those that Apple has are not yet in Hanok:
                  VStack.spellsOut                        /a/A.swift:2
                  URLSession.streams                      /a/A.swift:3
                  EnvironmentValues.supportsRemoteScenes  /a/A.swift:5
                """)
    }

    @Test func whatIsNearIsOfTheSameKindOfName() throws {
        let page = FileManager.default.temporaryDirectory.appendingPathComponent("near-\(UUID().uuidString).md")
        defer { try? FileManager.default.removeItem(at: page) }
        let names = ["interactiveSpring", "UIViewController", "sensoryFeedback"]
        try "## All\n\(names.map { "| `\($0)` | done |" }.joined(separator: "\n"))\n"
            .write(to: page, atomically: true, encoding: .utf8)
        let nearest = NearestName(coveragePage: page.path)
        #expect(nearest.nearest(to: "UIPencilInteraction") == nil)
        #expect(nearest.nearest(to: "sensorialFeedback") == "sensoryFeedback")
    }

    @Test func namesOfFrameworksThatHanokLacksAreListedWithWhatComesNearest() {
        let output = """
            /a/A.swift:2:8: error: no such module 'Charts'
            /a/A.swift:3:8: error: cannot find type 'MKMapView' in scope
            /a/A.swift:4:8: error: cannot find 'BarMark' in scope
            /a/A.swift:5:8: error: cannot find type 'NSFileCoordinator' in scope

            """
        #expect(
            MissingNames(output: output, known: []).table() == """
                note: not yet in Hanok (see Documentation/Coverage.md):
                  module Charts      /a/A.swift:2; draw with Path, Shape or Canvas
                  MKMapView          /a/A.swift:3; of MapKit there is SwiftUI's Map alone; CLGeocoder finds cities
                  BarMark            /a/A.swift:4; draw with Path, Shape or Canvas
                  NSFileCoordinator  /a/A.swift:5
                """)
    }
}
