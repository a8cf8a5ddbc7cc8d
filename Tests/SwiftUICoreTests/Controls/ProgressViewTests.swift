import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ProgressViewTests {
    private struct WordStyle: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "nobody knows")
            }
        }
    }

    /// Sizes of iOS (iamcgn/swiftui-web ios/progress/basic): a bar of 4 points, 4 below its label; a spinner of 20.
    @Test func barsAndSpinnersHaveTheSizesOfIOS() throws {
        let harness = ViewHarness(
            VStack(spacing: 0) {
                ProgressView(value: 0.4).probe("bar")
                ProgressView(value: 0.4) { TestBox(57, 24) }.probe("labelled")
                ProgressView().probe("spinner")
                ProgressView(value: 0.4).progressViewStyle(.circular).probe("circular")
                ProgressView().controlSize(.large).probe("large")
            }, size: CGSize(width: 320, height: 400))
        let frames = harness.viewGraph.root.probedFrames
        #expect(frames["bar"]?.size == CGSize(width: 320, height: 4))
        #expect(frames["labelled"]?.size == CGSize(width: 320, height: 32))
        #expect(frames["spinner"]?.size == CGSize(width: 20, height: 20))
        #expect(frames["circular"]?.size == CGSize(width: 20, height: 20))
        #expect(frames["large"]?.size == CGSize(width: 37, height: 37))
    }

    @Test func screenReadersSayHowFarItIs() {
        let harness = ViewHarness(ProgressView("Loading", value: 1, total: 4))
        let found = harness.elements.dropFirst().map(\.properties)
        #expect(found.map(\.role) == [.progress])
        #expect(found.map(\.label) == ["Loading"])
        #expect(found.map(\.value) == ["25%"])
    }

    @Test(arguments: [(5.0, "1.0"), (-1.0, "0.0"), (.nan, "0.0")])
    func valuesOutsideCountAsTheNearerEnd(value: Double, shown: String) {
        let harness = ViewHarness(ProgressView(value: value).progressViewStyle(WordStyle()))
        #expect(harness.labels == [shown])
    }

    @Test func stylesDrawIt() {
        let harness = ViewHarness(ProgressView("Loading").progressViewStyle(WordStyle()))
        #expect(harness.labels == ["Loading", "nobody knows"])
    }

    /// It repaints eight times a second while somebody looks, and evaluates nothing.
    @Test func aSpinnerStepsOnlyWhileItIsPainted() {
        let harness = ViewHarness(ProgressView(), size: CGSize(width: 100, height: 100))
        harness.advance(by: 1)
        #expect(harness.damage.isEmpty)
        let bodies = harness.viewGraph.bodyCount
        _ = harness.displayList
        harness.settle()
        harness.advance(by: 0.2)
        #expect(harness.damage.count == 1)
        #expect(harness.viewGraph.bodyCount == bodies)
        harness.advance(by: 1)
        #expect(harness.damage.isEmpty)
    }

    @Test func timePasses() {
        let start = Date()
        let harness = ViewHarness(
            ProgressView(timerInterval: start...start.addingTimeInterval(100), countsDown: false)
                .progressViewStyle(WordStyle()))
        harness.advance(by: 50.5)
        let shown = harness.labels.first.flatMap { Double($0) } ?? 0
        #expect(shown > 0.49 && shown < 0.52)
        let frames = harness.frameCount
        harness.advance(by: 60)
        #expect(harness.labels == ["1.0"])
        harness.advance(by: 60)
        #expect(harness.frameCount < frames + 200)
    }
}
