import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Inline Markdown in texts: Apple, LocalizedStringKey, “Text views support Markdown in string literals”.
@MainActor
struct MarkdownTextTests {
    @Test func literalsAreParsed() throws {
        #expect(Text("**b** and *i*").string(in: EnvironmentValues()) == "b and i")
        let runs = Text("**b** and *i* `c` ~~s~~").resolved(in: EnvironmentValues()).text.runs
        try #require(runs.map(\.string) == ["b", " and ", "i", " ", "c", " ", "s"])
        #expect(runs.map(\.font.weight) == [600, 400, 400, 400, 400, 400, 400])
        #expect(runs[2].font.isItalic)
        #expect(runs[6].strikethrough != nil)
    }

    @Test func stringsAndVerbatimTextsStandAsTheyAre() {
        let string = "**b**"
        #expect(Text(string).string(in: EnvironmentValues()) == "**b**")
        #expect(Text(verbatim: "**b**").string(in: EnvironmentValues()) == "**b**")
        #expect(Text(LocalizedStringKey(string)).string(in: EnvironmentValues()) == "b")
    }

    @Test func aTextThatIsALinkIsOneElementThatOpensIt() {
        var opened: [URL] = []
        let action = OpenURLAction { url in
            opened.append(url)
            return .handled
        }
        let harness = ViewHarness(Text("[Swift](https://swift.org)").environment(\.openURL, action))
        let link = harness.element("Swift")
        #expect(link?.properties.role == .link)
        #expect(link?.perform(.activate) == true)
        harness.tap("Swift")
        #expect(opened == Array(repeating: URL(string: "https://swift.org")!, count: 2))
    }

    @Test func linksInATextAreElementsOfTheirOwn() {
        let harness = ViewHarness(Text("Read [this](https://a.org) and [that](https://b.org)."))
        #expect(harness.labels == ["Read this and that.", "this", "that"])
    }
}
