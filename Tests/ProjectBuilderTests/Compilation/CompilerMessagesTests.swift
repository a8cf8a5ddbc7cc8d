import ProjectBuilder
import Testing

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

    @Test func namesThatHanokLacksAreCalledSo() {
        let missing = CompilerMessages(output: Self.output + "/a/B.swift:1:8: error: no such module 'MapKit'")
            .missingNames
        #expect(missing.names == ["glow"])
        #expect(missing.modules == ["MapKit"])
        let coverage = "| name | state |\n|---|---|\n| `glow(_:)` | absent |\n| `padding(_:)` | done |"
        #expect(
            missing.notes(coverage: coverage) == [
                "note: Hanok has no module 'MapKit'; see Documentation/Coverage.md",
                "note: Hanok lacks 'glow' (Documentation/Coverage.md: `glow(_:)`, absent)",
            ])
        #expect(missing.notes(coverage: "| `glow(_:)` | done |").count == 1)
    }
}
