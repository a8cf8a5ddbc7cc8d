import Foundation
import Geometry
import Testing

@testable import UIKit

/// Apple, "UIStackView.Distribution".
@MainActor
struct StackArrangementTests {
    private func spans(_ distribution: UIStackView.Distribution, _ lengths: [CGFloat], flexible: Int = 0) -> [CGFloat] {
        StackArrangement(
            lengths: lengths, gaps: lengths.dropFirst().map { _ in 10 }, available: 200, distribution: distribution,
            flexible: flexible
        ).spans.flatMap { [$0.start, $0.length] }
    }

    @Test func distributions() {
        #expect(spans(.fill, [30, 40], flexible: 1) == [0, 30, 40, 160])
        #expect(spans(.fillEqually, [30, 40]) == [0, 95, 105, 95])
        #expect(spans(.fillProportionally, [10, 28]) == [0, 50, 60, 140])
        #expect(spans(.equalSpacing, [30, 40, 30]) == [0, 30, 80, 40, 170, 30])
        #expect(spans(.equalCentering, [40, 20, 80]) == [0, 40, 80, 20, 120, 80])
        #expect(spans(.fill, []).isEmpty)
    }

    @Test func viewsTakeTheirPlaces() {
        let views = [30, 50].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 8
        stack.alignment = .center
        #expect(stack.intrinsicContentSize == CGSize(width: 88, height: 20))
        stack.frame = CGRect(x: 0, y: 0, width: 88, height: 40)
        stack.layoutIfNeeded()
        #expect(
            views.map(\.frame) == [
                CGRect(x: 0, y: 10, width: 30, height: 20), CGRect(x: 38, y: 10, width: 50, height: 20),
            ])
        views[0].isHidden = true
        #expect(stack.intrinsicContentSize.width == 50)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[0]])
    }
}
