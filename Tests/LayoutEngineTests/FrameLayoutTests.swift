import Foundation
import Geometry
import LayoutEngine
import Testing

struct FrameLayoutTests {
    private func size(
        _ layout: some UnaryLayout, _ child: Node, _ width: CGFloat?, _ height: CGFloat? = nil
    ) -> CGSize {
        layout.sizeThatFits(ProposedViewSize(width: width, height: height), child: child)
    }

    @Test func fixedDimensionsReplaceTheProposal() {
        let layout = FrameLayout(width: 50, height: nil)
        #expect(size(layout, flexible(), 200, 80) == CGSize(width: 50, height: 80))
        #expect(size(layout, box(90, 20), 10) == CGSize(width: 50, height: 20))
        #expect(FrameLayout(width: 5, height: 5).isRigid(child: flexible()) && !layout.isRigid(child: flexible()))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1])
    func invalidDimensionsAreLeftOut(_ length: CGFloat) {
        let layout = FrameLayout(width: length, height: 10)
        #expect(layout.hadInvalidDimension)
        #expect(size(layout, flexible(), 30, 40) == CGSize(width: 30, height: 10))
        #expect(!FrameLayout(width: 0, height: nil).hadInvalidDimension)
    }

    // The documented cases of a flexible frame, by axis: both limits, one of them, none, and no proposal.

    @Test func bothLimitsClampTheProposal() {
        let layout = FlexibleFrameLayout(minWidth: 50, maxWidth: 100)
        #expect([20, 70, 200].map { size(layout, box(10, 10), $0).width } == [50, 70, 100])
        #expect(size(layout, box(10, 10), nil).width == 50 && size(layout, box(300, 10), nil).width == 100)
    }

    @Test func minimumOnly() {
        let layout = FlexibleFrameLayout(minWidth: 50)
        #expect(size(layout, box(80, 10), 200).width == 80)
        #expect(size(layout, box(80, 10), 60).width == 60)
        #expect(size(layout, box(80, 10), 20).width == 50)
        #expect(size(layout, box(20, 10), 200).width == 50)
    }

    @Test func maximumOnly() {
        let layout = FlexibleFrameLayout(maxWidth: 100)
        #expect(size(layout, box(40, 10), 80).width == 80)
        #expect(size(layout, box(40, 10), 300).width == 100)
        #expect(size(layout, box(400, 10), 300).width == 100)
        #expect(size(layout, box(40, 10), 20).width == 40)
        #expect(size(layout, box(40, 10), nil).width == 40)
    }

    @Test func idealIsTakenWhereNothingIsProposed() {
        let layout = FlexibleFrameLayout(idealWidth: 70)
        #expect(size(layout, flexible(), nil).width == 70 && size(layout, flexible(), 20).width == 20)
    }

    @Test func contradictingLimitsAreRaised() {
        let layout = FlexibleFrameLayout(minWidth: 100, idealWidth: 50, maxWidth: 80)
        #expect(layout.hadInvalidDimension)
        #expect(size(layout, flexible(), 300).width == 100 && size(layout, flexible(), nil).width == 100)
        #expect(FlexibleFrameLayout(minHeight: -5).hadInvalidDimension)
        #expect(FlexibleFrameLayout(maxWidth: .nan).hadInvalidDimension)
        #expect(!FlexibleFrameLayout(minWidth: 10, maxWidth: .infinity).hadInvalidDimension)
    }

    @Test func childOfAFlexibleFrameIsProposedTheFrameWhenItIsPlaced() {
        let leaf = flexible()
        let layout = FlexibleFrameLayout(minWidth: 100, maxHeight: 40)
        let placement = layout.placement(
            of: leaf, size: CGSize(width: 100, height: 40), proposal: ProposedViewSize(width: 60, height: 90))
        #expect(placement.proposal == ProposedViewSize(width: 100, height: 40))
        let free = layout.placement(of: leaf, size: CGSize(width: 150, height: 30), proposal: .unspecified)
        #expect(free.proposal == .unspecified)
    }

    @Test func paddingNeverProposesLessThanNothing() {
        let layout = PaddingLayout(EdgeInsets(20))
        #expect(size(layout, flexible(), 30, 100) == CGSize(width: 40, height: 100))
        #expect(size(PaddingLayout(EdgeInsets(-20)), box(10, 10), nil) == .zero)
        #expect(size(PaddingLayout(EdgeInsets(.nan)), box(10, 10), nil) == CGSize(width: 10, height: 10))
    }

    @Test func guidesGoThroughFramesAndPadding() {
        let key = VerticalAlignment.firstTextBaseline.key
        let padded = Unary(PaddingLayout(EdgeInsets(10)), text(30))
        let framed = Unary(FrameLayout(width: nil, height: 56, alignment: .bottom), padded)
        let size = framed.sizeThatFits(.unspecified)
        // 20 above the padded text, 10 of padding, and the baseline 13 below its top.
        #expect(framed.explicitValue(of: key, size: size, proposal: .unspecified) == 43)
        let moved = Unary(OffsetLayout(CGSize(width: 5, height: 5)), text(30))
        #expect(moved.explicitValue(of: key, size: CGSize(width: 30, height: 16), proposal: .unspecified) == 13)
    }

    @Test func aspectRatioWithOneDimensionFixesTheOther() {
        #expect(size(AspectRatioLayout(ratio: 2, fills: false), flexible(), 100) == CGSize(width: 100, height: 50))
        #expect(size(AspectRatioLayout(ratio: 2, fills: true), flexible(), 100) == CGSize(width: 100, height: 50))
        let tall = AspectRatioLayout(ratio: 0.5, fills: false)
        #expect(size(tall, flexible(), nil, 100) == CGSize(width: 50, height: 100))
        #expect(size(tall, flexible(), nil) == CGSize(width: 10, height: 10))
    }

    @Test(arguments: [CGFloat.nan, 0, -1, .infinity])
    func oddRatiosAreTakenFromTheChild(_ ratio: CGFloat) {
        let layout = AspectRatioLayout(ratio: ratio, fills: false)
        #expect(size(layout, image(40, 20), 100, 100) == CGSize(width: 100, height: 50))
    }

    @Test func childWithoutExtentHasNoRatio() {
        let layout = AspectRatioLayout(ratio: nil, fills: false)
        #expect(size(layout, Leaf { _ in .zero }, 100, 50) == .zero)
        let line = Leaf { CGSize(width: $0.width ?? 10, height: 0) }
        #expect(size(layout, line, 100, 50).height == 0)
    }

    @Test func positionTakesAllAndKeepsTheChildsSizeWhereNothingIsProposed() {
        let layout = PositionLayout(CGPoint(x: 10, y: 20))
        #expect(size(layout, box(30, 40), 200) == CGSize(width: 200, height: 40))
        let placement = layout.placement(
            of: box(30, 40), size: CGSize(width: 200, height: 40), proposal: ProposedViewSize(width: 200, height: nil))
        #expect(placement.origin == CGPoint(x: -5, y: 0))
    }

    @Test func containerRelativeFrame() {
        // The formula of Apple's documentation of containerRelativeFrame(_:count:span:spacing:alignment:).
        #expect(ContainerRelativeFrameLayout.length(of: 390, count: 4, span: 1, spacing: 10) == 90)
        #expect(ContainerRelativeFrameLayout.length(of: 390, count: 4, span: 3, spacing: 10) == 290)
        let layout = ContainerRelativeFrameLayout(
            axes: .horizontal, container: CGSize(width: 390, height: 844), count: 2, spacing: 10)
        #expect(size(layout, flexible(), 50, 60) == CGSize(width: 190, height: 60))
        #expect(ContainerRelativeFrameLayout.length(of: 10, count: 0, span: 1, spacing: 5) == 10)
    }

    @Test func spacerGrowsAlongItsStackOnly() {
        let layout = SpacerLayout(axis: .horizontal, minimum: nil)
        #expect(layout.sizeThatFits(ProposedViewSize(width: 50, height: 50)) == CGSize(width: 50, height: 0))
        #expect(layout.sizeThatFits(.zero) == CGSize(width: 8, height: 0))
        #expect(layout.sizeThatFits(.unspecified) == CGSize(width: 8, height: 0))
        let free = SpacerLayout(axis: nil, minimum: 20)
        #expect(free.sizeThatFits(ProposedViewSize(width: 50, height: 5)) == CGSize(width: 50, height: 20))
    }
}
