import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What reads where it lies is evaluated again when it lies elsewhere, and only then.
@MainActor
struct PlaceReadingTests {
    private struct Scrolled: View {
        let tally: Tally
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        let _ = tally.body("global")
                        TestBox(10, 10, "global \(Int(proxy.frame(in: .global).minY))")
                    }
                    .frame(height: 20)
                    GeometryReader { proxy in
                        let _ = tally.body("local")
                        TestBox(10, 10, "local \(Int(proxy.frame(in: .local).minY))")
                    }
                    .frame(height: 20)
                    TestBox(10, 1_000)
                }
            }
        }
    }

    @Test func aFrameInTheWindowFollowsTheScrolling() {
        let tally = Tally()
        let harness = ViewHarness(Scrolled(tally: tally), size: CGSize(width: 100, height: 100))
        #expect(harness.element("global 0") != nil)
        tally.bodies = [:]
        harness.scroll(by: CGSize(width: 0, height: -15), at: CGPoint(x: 50, y: 50))
        #expect(harness.element("global -15") != nil)
        #expect(tally.bodies == ["global": 1])
    }

    @Test func aViewThatIsGivenTheProxyIsEvaluatedItself() {
        struct Inner: View {
            let proxy: GeometryProxy
            var body: some View { TestBox(10, 10, "y \(Int(proxy.frame(in: .named("space")).minY))") }
        }
        struct Outer: View {
            @State private var isMoved = false
            var body: some View {
                VStack(spacing: 0) {
                    TestBox(10, isMoved ? 30 : 10, "tap").onTapGesture { isMoved = true }
                    GeometryReader { Inner(proxy: $0) }
                }
                .coordinateSpace(name: "space")
            }
        }
        let harness = ViewHarness(Outer(), size: CGSize(width: 100, height: 100))
        #expect(harness.element("y 10") != nil)
        harness.tap("tap")
        #expect(harness.element("y 30") != nil)
    }

    @Test func changesOfTheGeometryAreReported() {
        struct Reporting: View {
            let tally: Tally
            var body: some View {
                ScrollView {
                    TestBox(10, 1_000).onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .scrollView).minY
                    } action: { old, new in
                        tally.events.append("\(Int(old)) \(Int(new))")
                    }
                }
            }
        }
        let tally = Tally()
        let harness = ViewHarness(Reporting(tally: tally), size: CGSize(width: 100, height: 100))
        harness.scroll(by: CGSize(width: 0, height: -15), at: CGPoint(x: 50, y: 50))
        #expect(tally.events == ["0 0", "0 -15"])
    }

    /// A row's scroll view inside a page's: each axis has its own coordinates.
    @Test func scrollViewsAreToldApartByTheirAxis() {
        let harness = ViewHarness(
            ScrollView(.vertical) {
                VStack(spacing: 0) {
                    TestBox(10, 30)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            TestBox(20, 10)
                            GeometryReader { proxy in
                                let rows = proxy.frame(in: .scrollView(axis: .vertical))
                                let row = proxy.frame(in: .scrollView(axis: .horizontal))
                                TestBox(10, 10, "\(Int(rows.minY)) \(Int(row.minX)) \(Int(row.minY))")
                            }
                            .frame(width: 20, height: 10)
                        }
                    }
                }
            }, size: CGSize(width: 100, height: 100))
        #expect(harness.element("30 20 0") != nil)
    }
}
