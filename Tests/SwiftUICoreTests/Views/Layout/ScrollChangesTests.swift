import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What scroll views tell as they scroll, and where they are put by a position.
@MainActor
struct ScrollChangesTests {
    private let size = CGSize(width: 100, height: 200)
    private let tally = Tally()

    private struct Rows: View {
        var count = 50
        var body: some View {
            LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { TestBox(50, 50, "\($0)") } }
                .scrollTargetLayout()
        }
    }

    @Test func phasesAreTold() {
        let view = ScrollView { Rows() }.onScrollPhaseChange { tally.events.append("\($0)-\($1)") }
        let harness = ViewHarness(view, size: size)
        harness.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
        harness.advance(by: 5)
        #expect(
            tally.events == ["idle-tracking", "tracking-interacting", "interacting-decelerating", "decelerating-idle"])
        tally.events = []
        harness.scroll(by: CGSize(width: 0, height: -20), at: CGPoint(x: 50, y: 100))
        harness.advance(by: 1)
        #expect(tally.events == ["idle-interacting", "interacting-idle"])
    }

    @Test func whatComesIntoSightIsTold() {
        let tally = tally
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<9) { row in
                    TestBox(50, 100).onScrollVisibilityChange { tally.events.append("\(row) \($0)") }
                }
            }
        }
        let harness = ViewHarness(view, size: size)
        #expect(tally.events == ["0 true", "1 true"])
        harness.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 50, y: 100))
        #expect(tally.events == ["0 true", "1 true", "0 false", "2 true"])
    }

    @Test func targetsInSightAreTold() {
        let view = ScrollView { Rows() }
            .onScrollTargetVisibilityChange(idType: Int.self) { tally.events.append("\($0)") }
        let harness = ViewHarness(view, size: size)
        harness.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 50, y: 100))
        #expect(tally.events == ["[0, 1, 2, 3]", "[1, 2, 3, 4]"])
    }

    private struct Positioned: View {
        @State var position: ScrollPosition
        var body: some View {
            ScrollView { Rows() }
                .scrollPosition($position)
                .overlay(alignment: .bottom) {
                    HStack {
                        TestBox(20, 20, "top").onTapGesture { position.scrollTo(edge: .top) }
                        TestBox(20, 20, "30").onTapGesture { position.scrollTo(id: 30) }
                        TestBox(20, 20, "y").onTapGesture { position.scrollTo(y: 500) }
                        TestBox(1, 1, "\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)")
                    }
                }
        }
    }

    @Test func aPositionLeadsAndFollows() {
        let harness = ViewHarness(Positioned(position: ScrollPosition(idType: Int.self, edge: .bottom)), size: size)
        #expect(harness.frame(of: "49")?.maxY == 200)
        harness.tap("top")
        #expect(harness.frame(of: "0")?.minY == 0)
        harness.tap("y")
        #expect(harness.frame(of: "10")?.minY == 0)
        #expect(harness.element("false -1") != nil)
        harness.scroll(by: CGSize(width: 0, height: -50), at: CGPoint(x: 50, y: 100))
        #expect(harness.element("true 11") != nil)
        harness.tap("top")
        harness.tap("30")
        #expect(harness.element("false 30") != nil)
    }

    @Test func anchorsHoldAtTheirTimes() {
        func top(_ view: some View) -> CGFloat? { ViewHarness(view, size: size).frame(of: "0")?.minY }
        let few = ScrollView { Rows(count: 2) }
        #expect(top(few) == 0)
        #expect(top(few.defaultScrollAnchor(.bottom)) == 100)
        #expect(top(few.defaultScrollAnchor(.bottom, for: .initialOffset)) == 0)
        #expect(top(few.defaultScrollAnchor(.center, for: .alignment)) == 50)
        let many = ViewHarness(ScrollView { Rows() }.defaultScrollAnchor(.bottom, for: .initialOffset), size: size)
        #expect(many.frame(of: "49")?.maxY == 200)
    }
}
