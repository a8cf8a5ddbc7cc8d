import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct LazyResizeTests {
    /// The rows that are shown keep their own heights when the window has another width; none is an estimate.
    @Test func rowsKeepTheirHeightsAtAnotherWidth() {
        let harness = ViewHarness(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach([20, 40, 60, 80], id: \.self) { height in
                        Color.red.frame(height: CGFloat(height)).accessibilityElement()
                            .accessibilityIdentifier("\(height)")
                    }
                }
            })
        func tops() -> [CGFloat?] { [20, 40, 60, 80].map { harness.frame(of: "\($0)")?.minY } }
        #expect(tops() == [0, 20, 60, 120])
        harness.resize(to: CGSize(width: 700, height: 844))
        #expect(tops() == [0, 20, 60, 120])
    }
}
