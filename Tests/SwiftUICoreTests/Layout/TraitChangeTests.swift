import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What a view asks of its container changes, while its size stays.
@MainActor
struct TraitChangeTests {
    /// A stack whose first view changes when it is tapped.
    private struct Changing<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isChanged = false
        var body: some View { content(isChanged).onTapGesture { isChanged = true } }
    }

    private func frames<Content: View>(
        _ name: String, @ViewBuilder _ content: @escaping (Bool) -> Content
    ) -> (before: CGRect?, after: CGRect?) {
        let harness = ViewHarness(Changing(content: content), size: CGSize(width: 100, height: 100))
        let before = harness.frame(of: name)
        harness.tap("tap")
        return (before, harness.frame(of: name))
    }

    @Test func aPriorityBelowAnotherModifier() {
        let (before, after) = frames("flexible") { isChanged in
            HStack(spacing: 0) {
                TestBox(10, 10, "tap")
                Color.red.frame(height: 10).accessibilityElement().accessibilityLabel("flexible")
                    .layoutPriority(isChanged ? 1 : 0).padding(.vertical, 1)
                Color.blue.frame(height: 10)
            }
        }
        #expect(before?.width == 45)
        #expect(after?.width == 90)
    }

    @Test func aGuideThatWasNotSetBefore() {
        let (before, after) = frames("box") { isChanged in
            VStack(alignment: .leading, spacing: 0) {
                TestBox(30, 10, "tap")
                HStack(spacing: 0) {
                    if isChanged {
                        TestBox(10, 10, "box").alignmentGuide(.leading) { _ in -20 }
                    } else {
                        TestBox(10, 10, "box")
                    }
                }
            }
        }
        #expect(before?.minX == 35)
        #expect(after?.minX == 55)
    }

    @Test func theSpacingOfATextThatKeepsItsSize() {
        let (before, after) = frames("below") { isChanged in
            VStack {
                TestBox(30, 10, "tap")
                TestText(30, 10, style: isChanged ? .macOS : .body)
                TestBox(30, 10, "below")
            }
        }
        #expect(before != nil && after != nil && before!.minY != after!.minY)
    }
}
