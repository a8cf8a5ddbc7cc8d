import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// The order of lifecycle calls (facts/layout_rules.md, 82–87).
@MainActor
struct LifecycleTests {
    @Test func innerViewsAppearFirstAndTasksStartLast() async {
        let tally = Tally()
        let harness = ViewHarness(
            VStack {
                TestBox(10, 10)
                    .onAppear { tally.events.append("box") }
                    .task { tally.events.append("task") }
            }
            .onAppear { tally.events.append("stack") })
        await harness.turnMainLoop()
        #expect(tally.events == ["box", "stack", "task"])
    }

    @Test func aChangeInOnAppearIsInTheFirstFrame() {
        struct Growing: View {
            @State private var width: CGFloat = 10
            var body: some View { TestBox(width, 10, "box").onAppear { width = 50 } }
        }
        let harness = ViewHarness(Growing())
        #expect(harness.frame(of: "box")?.width == 50)
        #expect(harness.frameCount == 1)
    }

    private struct Changing: View {
        let tally: Tally
        @State private var value = 0
        var body: some View {
            TestBox(20, 20, "box")
                .onTapGesture {
                    value += 1
                    value += 1
                }
                .onChange(of: value) { old, new in tally.events.append("\(old)→\(new)") }
                .onChange(of: value, initial: true) { tally.events.append("initial or changed") }
        }
    }

    @Test func severalChangesInOneUpdateAreOneCall() {
        let tally = Tally()
        let harness = ViewHarness(Changing(tally: tally))
        #expect(tally.events == ["initial or changed"])
        harness.tap("box")
        #expect(tally.events == ["initial or changed", "0→2", "initial or changed"])
    }

    @Test func leavingTheTreeDisappearsAndCancels() async {
        struct Toggled: View {
            let tally: Tally
            @State private var isShown = true
            var body: some View {
                VStack {
                    TestBox(10, 10, "toggle").onTapGesture { isShown.toggle() }
                    if isShown {
                        TestBox(10, 10)
                            .onDisappear { tally.events.append("disappeared") }
                            .task {
                                try? await Task.sleep(nanoseconds: 3_600_000_000_000)
                                tally.events.append(Task.isCancelled ? "cancelled" : "finished")
                            }
                    }
                }
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Toggled(tally: tally))
        await harness.turnMainLoop()
        harness.tap("toggle")
        for _ in 0..<200 where !tally.events.contains("cancelled") { await harness.turnMainLoop() }
        #expect(tally.events == ["disappeared", "cancelled"])
    }

    @Test func endlessChangesEndTheFrame() {
        struct Endless: View {
            @State private var count = 0
            var body: some View { TestBox(10, 10).onChange(of: count, initial: true) { count += 1 } }
        }
        let harness = ViewHarness(Endless())
        #expect(harness.frameCount > 0)
    }
}
