import Foundation
import Geometry
import Testing

struct AlignmentTests {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }

    private enum BelowBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.firstTextBaseline] + 2
        }
    }

    private struct Values: ExplicitAlignments {
        let values: [AlignmentKey: CGFloat]
        func explicitValue(of key: AlignmentKey, size: CGSize) -> CGFloat? { values[key] }
    }

    private let size = CGSize(width: 90, height: 40)

    @Test func defaultsOfTheStandardGuides() {
        let dimensions = ViewDimensions(size: size, explicit: nil)
        #expect(dimensions[HorizontalAlignment.leading] == 0 && dimensions[HorizontalAlignment.center] == 45)
        #expect(dimensions[HorizontalAlignment.trailing] == 90 && dimensions[VerticalAlignment.top] == 0)
        #expect(dimensions[VerticalAlignment.center] == 20 && dimensions[VerticalAlignment.bottom] == 40)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 40)
        #expect(dimensions[HorizontalAlignment.listRowSeparatorLeading] == 0)
        #expect(dimensions[HorizontalAlignment.listRowSeparatorTrailing] == 90)
        #expect(dimensions[HorizontalAlignment(Third.self)] == 30)
    }

    @Test func explicitValuesGoBeforeDefaults() {
        let explicit = Values(values: [VerticalAlignment.firstTextBaseline.key: 12])
        let dimensions = ViewDimensions(size: size, explicit: explicit)
        #expect(dimensions[VerticalAlignment.firstTextBaseline] == 12)
        #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 12)
        #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == nil)
        #expect(dimensions[VerticalAlignment(BelowBaseline.self)] == 14)
    }

    @Test func combination() {
        #expect(HorizontalAlignment.leading.combineExplicit([10, nil, 20]) == 15)
        #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([10, 5, 20]) == 5)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([10, 5, 20]) == 20)
    }

    @Test func identityFollowsTheTypeAndTheAxis() {
        #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
        #expect(HorizontalAlignment(Third.self) != .leading)
        #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
        #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
    }

    @Test func dimensionsAreEqualWhenSizeAndGuidesAre() {
        let plain = ViewDimensions(size: size, explicit: nil)
        let shifted = ViewDimensions(size: size, explicit: Values(values: [HorizontalAlignment.leading.key: 3]))
        #expect(plain == ViewDimensions(size: size, explicit: nil) && plain != shifted)
    }
}
