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
}
