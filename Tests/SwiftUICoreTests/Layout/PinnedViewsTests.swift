import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Headers and footers of sections in lazy containers: lines of their own, and pinned ones.
@MainActor
struct PinnedViewsTests {
    /// Sections of ten rows of 20 points, headers and footers of 30.
    private struct Sections: View {
        let pinnedViews: PinnedScrollableViews
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinnedViews) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { TestBox(50, 20, "row \(section).\($0)") }
                        } header: {
                            TestBox(100, 30, "header \(section)")
                        } footer: {
                            TestBox(100, 30, "footer \(section)")
                        }
                    }
                }
            }
        }
    }

    private func harness(_ pinnedViews: PinnedScrollableViews, scrolledBy distance: CGFloat) -> ViewHarness {
        let harness = ViewHarness(Sections(pinnedViews: pinnedViews), size: CGSize(width: 100, height: 100))
        // In steps, so that all rows on the way are measured.
        for _ in 0..<Int(distance / 10) {
            harness.scroll(by: CGSize(width: 0, height: -10), at: CGPoint(x: 50, y: 50))
        }
        return harness
    }

    private func top(_ harness: ViewHarness, _ name: String) -> CGFloat? {
        harness.frame(of: name).map { ($0.minY * 1000).rounded() / 1000 }
    }

    @Test func aPinnedHeaderStaysAtTheTopAsLongAsItsSectionIsThere() {
        #expect(top(harness(.sectionHeaders, scrolledBy: 0), "header 0") == 0)
        #expect(top(harness(.sectionHeaders, scrolledBy: 150), "header 0") == 0)
        // The section ends at 260: the next header pushes it out.
        let pushed = harness(.sectionHeaders, scrolledBy: 250)
        #expect(top(pushed, "header 0") == -20)
        #expect(top(pushed, "header 1") == 10)
        #expect(top(harness(.sectionHeaders, scrolledBy: 300), "header 1") == 0)
    }

    @Test func withoutPinningItScrollsAway() {
        let harness = harness([], scrolledBy: 20)
        #expect(top(harness, "header 0") == -20)
        #expect(top(harness, "row 0.0") == 10)
    }

    @Test func aPinnedFooterStaysAtTheBottom() {
        #expect(top(harness(.sectionFooters, scrolledBy: 0), "footer 0") == 70)
        #expect(top(harness(.sectionFooters, scrolledBy: 190), "footer 0") == 40)
        // Of the second section only as much is there as the footer may cover.
        #expect(top(harness(.sectionFooters, scrolledBy: 170), "footer 1") == 90)
    }

    @Test func aPinnedHeaderLiesInFrontOfTheRows() {
        struct Tapped: View {
            @State private var taps: [String] = []
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                        Section {
                            ForEach(0..<100, id: \.self) { index in
                                TestBox(100, 20).onTapGesture { taps.append("row") }
                            }
                        } header: {
                            TestBox(100, 30).onTapGesture { taps.append("header") }
                        }
                    }
                }
                .accessibilityElement().accessibilityLabel(taps.joined())
            }
        }
        let harness = ViewHarness(Tapped(), size: CGSize(width: 100, height: 100))
        harness.scroll(by: CGSize(width: 0, height: -1_000), at: CGPoint(x: 50, y: 50))
        harness.tap(at: CGPoint(x: 50, y: 15))
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(harness.labels.contains("headerrow"))
    }

    @Test func aHeaderInAGridHasALineOfItsOwn() {
        let columns = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]
        let harness = ViewHarness(
            LazyVGrid(columns: columns, spacing: 0, pinnedViews: [.sectionHeaders]) {
                ForEach(0..<2, id: \.self) { section in
                    Section {
                        ForEach(0..<3, id: \.self) { TestBox(50, 20, "cell \(section).\($0)") }
                    } header: {
                        TestBox(80, 30, "header \(section)")
                    }
                }
            },
            size: CGSize(width: 100, height: 140))
        #expect(harness.frame(of: "header 0") == CGRect(x: 10, y: 0, width: 80, height: 30))
        #expect(harness.frame(of: "cell 0.2") == CGRect(x: 0, y: 50, width: 50, height: 20))
        #expect(top(harness, "header 1") == 70)
        #expect(harness.frame(of: "cell 1.1") == CGRect(x: 50, y: 100, width: 50, height: 20))
    }

    @Test func scrollingFollowsTheSections() {
        let harness = harness(.sectionHeaders, scrolledBy: 560)
        #expect(top(harness, "header 2") == 0)
        #expect(top(harness, "row 2.2") == 30)
        #expect(harness.frame(of: "header 0") == nil)
    }
}
