import Drawing
import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ScrollViewTests {
    private func column(_ count: Int = 20) -> some View {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { TestBox(50, 50, "\($0)", color: .white) } }
            .frame(maxWidth: .infinity)
    }

    private let size = CGSize(width: 100, height: 200)

    private func scrolled(_ view: some View) -> ViewHarness {
        let harness = ViewHarness(view, size: size)
        harness.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 50, y: 100))
        return harness
    }

    /// 3 points thick, 3 from the edge (iamcgn/swiftui-web, UIKit/UIScrollView.md).
    @Test func indicatorsShowWhileItScrolls() {
        let harness = scrolled(ScrollView { column() })
        #expect(harness.color(at: 95.5, 40) != .white)
        harness.advance(by: 2)
        #expect(harness.color(at: 95.5, 40) == .white)
        #expect(harness.viewGraph.makeFrame(at: harness.now).next == .none)
        for hidden in [
            AnyView(ScrollView { column() }.scrollIndicators(.hidden)),
            AnyView(ScrollView(showsIndicators: false) { column() }),
        ] {
            #expect(scrolled(hidden).color(at: 95.5, 40) == .white)
        }
    }

    /// Two fingers on a touchpad that are lifted while they move let the content go on; a wheel doesn't.
    @Test(arguments: [true, false]) func fingersThatAreLiftedLetItGoOn(isTouchpad: Bool) {
        var offset: CGFloat = 0
        let harness = ViewHarness(
            ScrollView { column(60) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    offset = $1
                }, size: size)
        for _ in 0..<6 {
            harness.scroll(by: CGSize(width: 0, height: -10), at: CGPoint(x: 50, y: 100))
            harness.advance(by: 1.0 / 60)
        }
        if isTouchpad {
            harness.send(
                .scroll(ScrollEvent(location: CGPoint(x: 50, y: 100), delta: .zero, phase: .ended, time: harness.now)))
        }
        harness.advance(by: 5)
        // 600 points a second go 0.499 times as far (UIScrollView's normal rate).
        #expect(isTouchpad ? abs(offset - 360) < 15 : offset == 60)
        #expect(harness.viewGraph.makeFrame(at: harness.now).next == .none)
    }

    /// Content keeps clear of bars by being scrolled, so that what reaches a bar does not grow under it.
    @Test func whatIsScrolledDoesNotGrowUnderBars() {
        let harness = ViewHarness(
            ScrollView {
                VStack(spacing: 0) {
                    TestBox(50, 160, color: .white)
                    Color.white.frame(height: 1).overlay(Color.red)
                    TestBox(50, 200, color: .white)
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }, size: size)
        #expect(harness.color(at: 5, 160.5) != .white)
        #expect([150, 165, 190].map { harness.color(at: 5, $0) == .white } == [true, true, true])
    }

    /// As measured on Apple's systems: right to left mirrors the start of scrolling too.
    @Test func linesFromRightToLeftStartAtTheRight() {
        let harness = ViewHarness(
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<5, id: \.self) { TestBox(50, 50, "\($0)") } }
            }
            .environment(\.layoutDirection, .rightToLeft), size: size)
        #expect(harness.frame(of: "0")?.maxX == 100)
        harness.scroll(by: CGSize(width: 1000, height: 0), at: CGPoint(x: 50, y: 100))
        #expect(harness.frame(of: "4")?.minX == 0)
    }

    @Test func aDisabledScrollViewStays() {
        let harness = scrolled(ScrollView { column() }.scrollDisabled(true))
        #expect(harness.frame(of: "0")?.minY == 0)
        harness.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 50))
        #expect(harness.frame(of: "0")?.minY == 0)
    }

    @Test func marginsAreAroundTheContent() {
        let harness = ViewHarness(
            ScrollView { column() }.contentMargins(.top, 30).contentMargins(
                .leading, 10, for: .scrollContent), size: size)
        #expect(harness.frame(of: "0") == CGRect(x: 10 + 20, y: 30, width: 50, height: 50))
        harness.scroll(by: CGSize(width: 0, height: -5_000), at: CGPoint(x: 50, y: 100))
        #expect(harness.frame(of: "19")?.maxY == 200)
    }

    @Test func theAnchorIsShownFirstAndStays() {
        struct Log: View {
            @State private var count = 20
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { TestBox(50, 50, "\($0)") }
                            .onTapGesture { count += 1 }
                    }
                }
                .defaultScrollAnchor(.bottom)
            }
        }
        let harness = ViewHarness(Log(), size: size)
        #expect(harness.frame(of: "19")?.maxY == 200)
        harness.tap("18")
        #expect(harness.frame(of: "20")?.maxY == 200)
    }

    @Test func pagesAreTurnedOneByOne() {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<5, id: \.self) { TestBox(100, 50, "\($0)") } }
        }
        .scrollTargetBehavior(.paging)
        let harness = ViewHarness(view, size: size)
        harness.drag(from: CGPoint(x: 90, y: 100), to: CGPoint(x: 20, y: 100), duration: 0.1)
        harness.advance(by: 2)
        #expect(harness.frame(of: "1")?.minX == 0)
        harness.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 30, y: 100), duration: 1)
        harness.advance(by: 2)
        #expect(harness.frame(of: "1")?.minX == 0)
    }

    @Test func itComesToRestWhereAViewBegins() {
        let view = ScrollView(.horizontal) {
            LazyHStack(spacing: 10) { ForEach(0..<50, id: \.self) { TestBox(60, 50, "\($0)") } }
                .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        let harness = ViewHarness(view, size: size)
        harness.drag(from: CGPoint(x: 90, y: 100), to: CGPoint(x: 10, y: 100), duration: 2)
        harness.advance(by: 2)
        #expect(harness.frame(of: "1")?.minX == 0)
    }

    @Test func theBindingFollowsAndLeads() {
        struct Position: View {
            @State private var position: Int?
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { TestBox(50, 50, "\($0)") } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $position)
                .overlay(alignment: .bottom) {
                    TestBox(50, 20, "at \(position ?? -1)").onTapGesture { position = 30 }
                }
            }
        }
        let harness = ViewHarness(Position(), size: size)
        harness.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 50, y: 100))
        #expect(harness.element("at 2") != nil)
        harness.tap("at 2")
        #expect(harness.frame(of: "30")?.minY == 0)
        #expect(harness.element("at 30") != nil)
    }

    @Test func aBoundPositionGlidesAndIsKeptOnTheWay() {
        struct Position: View {
            @State private var position: Int?
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<50, id: \.self) { TestBox(50, 50, "\($0)") } }
                        .scrollTargetLayout()
                }
                .scrollPosition(id: $position)
                .overlay(alignment: .bottom) {
                    TestBox(50, 20, "at \(position ?? -1)").onTapGesture {
                        withAnimation(.linear(duration: 1)) { position = position == 30 ? 2 : 30 }
                    }
                }
            }
        }
        let harness = ViewHarness(Position(), size: size)
        harness.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 50, y: 100))
        harness.tap("at 2")
        harness.advance(by: 0.5)
        // Half of the way from 100 to 1500 points.
        #expect(abs((harness.frame(of: "16")?.minY ?? .infinity)) < 30)
        #expect(harness.element("at 30") != nil)
        harness.advance(by: 1)
        #expect(harness.frame(of: "30")?.minY == 0)
        harness.tap("at 30")
        harness.advance(by: 2)
        #expect(harness.frame(of: "2")?.minY == 0)
        #expect(harness.element("at 2") != nil)
    }

    @Test func geometryIsReported() {
        struct Reporting: View {
            @State private var offset: CGFloat = 0
            var body: some View {
                ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { TestBox(50, 50, "\($0)") } } }
                    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { offset = $1 }
                    .overlay(alignment: .bottom) { TestBox(50, 20, "offset \(offset)") }
            }
        }
        #expect(scrolled(Reporting()).element("offset 120.0") != nil)
    }

    @Test func pullingDownRefreshes() async {
        final class Source: @unchecked Sendable { var continuation: CheckedContinuation<Void, Never>? }
        let source = Source()
        let harness = ViewHarness(
            List { TestBox(50, 20, "row") }
                .refreshable { await withCheckedContinuation { source.continuation = $0 } })
        harness.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 400))
        await harness.turnMainLoop()
        #expect(source.continuation != nil)
        harness.advance(by: 1)
        // The sign takes 60 points above the content.
        #expect(harness.frame(of: "row")?.minY == 107)
        source.continuation?.resume()
        await harness.turnMainLoop()
        harness.advance(by: 2)
        #expect(harness.frame(of: "row")?.minY == 47)
        #expect(harness.viewGraph.makeFrame(at: harness.now).next == .none)
    }

    @Test func theContentIsDrawnBeyondTheBoundsWhereThatIsAskedFor() {
        func color(_ isDisabled: Bool) -> RGBA {
            let view = ScrollView { VStack(spacing: 0) { ForEach(0..<9) { _ in TestBox(50, 50) } } }
                .scrollClipDisabled(isDisabled).frame(height: 60)
            return ViewHarness(view, size: CGSize(width: 100, height: 200)).color(at: 50, 190)
        }
        #expect(color(false) == .white)
        #expect(color(true) == .black)
    }
}
