import Foundation
import Geometry
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIViewRepresentableTests {
    /// What happened to a represented view, in order.
    final class Log { var events: [String] = [] }

    struct Box: UIViewRepresentable {
        let log: Log
        var text = ""
        @Environment(\.colorScheme) var colorScheme

        final class Coordinator { var updates = 0 }

        func makeCoordinator() -> Coordinator {
            log.events.append("coordinator")
            return Coordinator()
        }

        func makeUIView(context: Context) -> UILabel {
            log.events.append("make")
            return UILabel()
        }

        func updateUIView(_ label: UILabel, context: Context) {
            context.coordinator.updates += 1
            label.text = text
            log.events.append("update \(context.coordinator.updates) \(context.environment.colorScheme)")
        }

        static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
            label.tag = coordinator.updates
        }
    }

    struct Screen: View {
        let log: Log
        @State private var count = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                if isShown { Box(log: log, text: "Number \(count)").accessibilityIdentifier("box") }
                Button("More") { count += 1 }
                Button("Away") { isShown = false }
            }
        }
    }

    @Test func aViewIsMadeOnceAndUpdated() {
        let log = Log()
        let harness = ViewHarness(Screen(log: log))
        harness.tap("More")
        #expect(log.events == ["coordinator", "make", "update 1 light", "update 2 light"])
        #expect(harness.labels.contains("Number 1"))
    }

    @Test func theEnvironmentUpdatesIt() {
        let log = Log()
        let harness = ViewHarness(Screen(log: log))
        harness.setDark(true)
        #expect(log.events.last == "update 2 dark")
    }

    struct Kept: UIViewRepresentable {
        let log: Log
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            CGSize(width: 30, height: 40)
        }
        func makeCoordinator() -> Log { log }
        static func dismantleUIView(_ view: UIView, coordinator: Log) { coordinator.events.append("dismantle") }
    }

    struct Leaving: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            if isShown { Kept(log: log).accessibilityElement().accessibilityIdentifier("kept") }
            Button("Away") { isShown = false }
        }
    }

    @Test func itIsDismantledWhenItLeaves() {
        let log = Log()
        let harness = ViewHarness(Leaving(log: log))
        #expect(harness.frame(of: "kept")?.size == CGSize(width: 30, height: 40))
        #expect(log.events == [])
        harness.tap("Away")
        #expect(log.events == ["dismantle"])
    }

    struct Shown<Content: UIView>: UIViewRepresentable {
        let content: Content
        func makeUIView(context: Context) -> Content { content }
        func updateUIView(_ view: Content, context: Context) {}
    }

    @Test func aPlainViewTakesWhatIsProposed() {
        let view = UIView()
        _ = ViewHarness(Shown(content: view).frame(width: 120, height: 80))
        #expect(view.frame.size == CGSize(width: 120, height: 80))
    }

    @Test func anIndicatorHugsItsContent() {
        let view = UIActivityIndicatorView(style: .large)
        view.startAnimating()
        let harness = ViewHarness(Shown(content: view))
        #expect(view.bounds.size == CGSize(width: 37, height: 37))
        #expect(!harness.displayList.commands.isEmpty)
    }
}
