import Foundation
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIGestureRecognizerRepresentableTests {
    @MainActor
    private final class Tally {
        var events: [String] = []
    }

    private struct Pan: UIGestureRecognizerRepresentable {
        let tally: Tally
        var isEnabled = true

        final class Coordinator: NSObject, UIGestureRecognizerDelegate {}

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }

        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            let recognizer = UIPanGestureRecognizer()
            recognizer.delegate = context.coordinator
            tally.events.append("made")
            return recognizer
        }

        func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            recognizer.isEnabled = isEnabled
        }

        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            let (way, window) = (recognizer.translation(in: recognizer.view), recognizer.location(in: recognizer.view))
            let local = context.converter.localLocation
            tally.events.append("\(recognizer.state) \(way.y) \(window.y) \(local.y)")
        }
    }

    private struct Screen: View {
        let tally: Tally
        @State private var isEnabled = true
        var body: some View {
            VStack(spacing: 0) {
                Button("Turn off") { isEnabled = false }.frame(height: 100)
                Color.red.frame(width: 100, height: 100).gesture(Pan(tally: tally, isEnabled: isEnabled))
            }
        }
    }

    @Test func aRecognizerFollowsThePointer() {
        let tally = Tally()
        let harness = ViewHarness(Screen(tally: tally), size: CGSize(width: 100, height: 200))
        let (start, end) = (CGPoint(x: 50, y: 120), CGPoint(x: 50, y: 160))
        harness.drag(from: start, to: end, steps: 2)
        #expect(tally.events.first == "made")
        #expect(tally.events.contains("began 20.0 140.0 40.0"))
        #expect(tally.events.last == "ended 40.0 160.0 60.0")
        tally.events = []
        harness.tap("Turn off")
        harness.drag(from: start, to: end)
        #expect(tally.events.isEmpty)
    }
}
