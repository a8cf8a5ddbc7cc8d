import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Containers that are made of the views of others.
@MainActor
struct SubviewTests {
    private struct Cards<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack(spacing: 0) {
                ForEach(subviews: content) { subview in
                    subview.padding(subview.containerValues.isBoxed ? 10 : 0)
                }
            }
        }
    }

    @Test func eachViewIsShownAsItsValuesSay() {
        let cards = Cards {
            TestBox(50, 20, "plain")
            ForEach(0..<2) { TestBox(50, 20, "\($0)") }.containerValue(\.isBoxed, true)
        }
        let harness = ViewHarness(cards, size: CGSize(width: 200, height: 100))
        #expect(harness.frame(of: "plain")?.minY == 0)
        #expect(harness.frame(of: "0")?.minY == 30)
        #expect(harness.frame(of: "1")?.minY == 70)
    }

    private struct Growing: View {
        @State private var count = 1
        var body: some View {
            Group(subviews: ForEach(0..<count, id: \.self) { TestBox(50, 20, "box \($0)") }) { subviews in
                Text("\(subviews.count) views")
                subviews.last
            }
            Button("More") { count += 1 }
        }
    }

    @Test func theCountIsKnownAndFollowed() {
        let harness = ViewHarness(Growing())
        #expect(harness.labels.contains("1 views"))
        harness.tap("More")
        #expect(harness.labels.contains("2 views"))
        #expect(harness.element("box 1") != nil && harness.element("box 0") == nil)
    }

    @Test func sectionsAreToldApart() {
        let view = Group(
            sections: TupleView(
                (
                    Text("alone"),
                    Section("Head") {
                        Text("one")
                        Text("two")
                    }
                ))
        ) { sections in
            ForEach(sections) { section in
                Text("\(section.header.count) \(section.content.count)")
                section.header
            }
        }
        let harness = ViewHarness(view)
        #expect(harness.labels == ["0 1", "1 2", "Head"])
    }
}

private struct IsBoxedKey: ContainerValueKey { static var defaultValue: Bool { false } }

extension ContainerValues {
    fileprivate var isBoxed: Bool {
        get { self[IsBoxedKey.self] }
        set { self[IsBoxedKey.self] = newValue }
    }
}
