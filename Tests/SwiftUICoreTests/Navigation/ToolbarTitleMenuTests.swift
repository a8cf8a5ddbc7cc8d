import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ToolbarTitleMenuTests {
    @Test func theTitleOpensAMenu() {
        let tally = Tally()
        let harness = ViewHarness(
            NavigationStack {
                Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { Button("Rename") { tally.events.append("renamed") } }
            })
        harness.tap("Title")
        harness.advance(by: 1)
        harness.tap("Rename")
        #expect(tally.events == ["renamed"])
    }

    private struct Faded: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> OnlyEnabled { OnlyEnabled(isEnabled: environment.isEnabled) }
    }

    private struct OnlyEnabled: ViewModifier {
        let isEnabled: Bool
        func body(content: Content) -> some View { if isEnabled { content } else { Text("Disabled") } }
    }

    @Test func modifiersMayDependOnTheEnvironment() {
        #expect(ViewHarness(Text("Enabled").modifier(Faded())).labels == ["Enabled"])
        #expect(ViewHarness(Text("Enabled").modifier(Faded()).disabled(true)).labels == ["Disabled"])
    }

    private struct Renamed: View {
        @Binding var name: String
        var hasMenu = false
        var body: some View {
            NavigationStack {
                let page = Text("Content").navigationTitle($name).navigationBarTitleDisplayMode(.inline)
                if hasMenu {
                    page.toolbarTitleMenu {
                        Button("Duplicate") {}
                        RenameButton()
                    }
                } else {
                    page
                }
            }
        }
    }

    /// Apple's documentation of `navigationTitle(_: Binding<String>)` and of `RenameButton`.
    @Test(arguments: [false, true]) func aTitleThatIsABindingIsRenamedInTheBar(hasMenu: Bool) {
        let box = ValueBox("Draft")
        let harness = ViewHarness(WithState(box) { Renamed(name: $0, hasMenu: hasMenu) })
        harness.tap("Draft")
        harness.advance(by: 1)
        #expect(harness.labels.contains("Duplicate") == hasMenu)
        harness.tap("Rename")
        harness.advance(by: 1)
        harness.type("Letter")
        #expect(box.value == "Draft")
        harness.press("\r")
        #expect(box.value == "Letter")
        harness.advance(by: 1)
        let title = harness.elements.map(\.properties).first { $0.label == "Letter" && $0.role == .button }
        #expect(title?.traits.contains(.header) == true)
    }

    @Test func anEmptyNameAndTheEscapeKeyLeaveTheTitle() {
        let box = ValueBox("Draft")
        let harness = ViewHarness(WithState(box) { Renamed(name: $0) })
        for key in ["\u{8}\r", "x\u{1B}"] {
            harness.tap("Draft")
            harness.advance(by: 1)
            harness.tap("Rename")
            harness.advance(by: 1)
            for character in key { harness.press(character) }
            harness.advance(by: 1)
            #expect(box.value == "Draft")
            #expect(!harness.labels.contains("Rename"))
        }
    }

    @Test func aRenameButtonDoesWhatIsSetAroundIt() {
        let tally = Tally()
        let harness = ViewHarness(RenameButton().renameAction { tally.events.append("rename") })
        harness.tap("Rename")
        #expect(tally.events == ["rename"])
        let alone = ViewHarness(RenameButton())
        #expect(alone.element("Rename")?.properties.traits.contains(.disabled) == true)
    }
}
