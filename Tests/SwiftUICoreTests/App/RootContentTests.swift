import Platform
import SwiftUICore
import SwiftUITestSupport
import Testing

@MainActor
@Suite struct RootContentTests {
    /// Apple's example of `ScenePhase` starts its timer when the phase changes to active.
    @Test func scenePhaseBecomesActiveOnceTheContentHasAppeared() {
        let log = Log()
        _ = ViewHarness(PhaseView(log: log), beginsInactive: true)
        #expect(log.lines == ["appear inactive", "change active"])
    }

    /// On iOS an app is inactive on its way to the background and back. Nobody asks a hidden window for frames.
    @Test func aHiddenWindowIsInTheBackgroundAtOnce() {
        let log = Log()
        let harness = ViewHarness(PhaseView(log: log))
        harness.root.metricsChanged(WindowMetrics(isActive: false, isHidden: true))
        #expect(log.lines == ["appear active", "change inactive", "change background"])
        harness.root.metricsChanged(WindowMetrics())
        harness.settle()
        #expect(log.lines.suffix(2) == ["change inactive", "change active"])
    }

    @MainActor final class Log { var lines: [String] = [] }

    struct PhaseView: View {
        let log: Log
        @Environment(\.scenePhase) var phase

        var body: some View {
            Text("Timer")
                .onAppear { log.lines.append("appear \(phase)") }
                .onChange(of: phase) { log.lines.append("change \(phase)") }
        }
    }
}
