import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct GaugeStylesTests {
    /// A mark as high as it is wide lies in the middle of a bar that is 6 points high.
    @Test func theMarkOfALineLiesInItsMiddle() {
        let gauge = Gauge(value: 0.5) { Text("Level") }.gaugeStyle(.accessoryLinear).tint(.black)
        let harness = ViewHarness(gauge.frame(height: 20), size: CGSize(width: 100, height: 20))
        func isDark(_ x: CGFloat, _ y: CGFloat) -> Bool { harness.color(at: x, y).red < 0.5 }
        #expect(isDark(20, 8) && isDark(20, 12) && !isDark(20, 5) && !isDark(20, 15))
        // A ring of the background lies round the mark.
        #expect(isDark(50, 7) && isDark(50, 13) && !isDark(50, 5.5) && !isDark(50, 14.5))
    }

    /// The labels of the ends lie between the ends of the ring.
    @Test func theLabelsOfARingLieInItsGap() throws {
        let gauge = Gauge(value: 30, in: 0...1000) {
            Text("Level")
        } currentValueLabel: {
            Text("30")
        } minimumValueLabel: {
            Text("0").probe("least")
        } maximumValueLabel: {
            Text("1000").probe("most")
        }
        let harness = ViewHarness(gauge.gaugeStyle(.accessoryCircular), size: CGSize(width: 58, height: 58))
        let frames = harness.viewGraph.root.probedFrames
        #expect(try #require(frames["least"]).minX >= 29 - 15)
        #expect(try #require(frames["most"]).maxX <= 29 + 15)
    }
}
