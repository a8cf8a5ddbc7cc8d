import Foundation
import Geometry
import Testing

@testable import UIKit

/// Apple, "UIStackView.Distribution".
@MainActor
struct UIStackViewTests {
    private func stack(_ widths: [CGFloat], _ distribution: UIStackView.Distribution = .fill) -> UIStackView {
        let views = widths.map { width in
            let view = AutoLayoutTests.Content()
            view.size = CGSize(width: width, height: 20)
            return view
        }
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.distribution = distribution
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        return stack
    }

    private func spans(_ distribution: UIStackView.Distribution, _ widths: [CGFloat]) -> [CGFloat] {
        let stack = stack(widths, distribution)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.flatMap { [$0.frame.minX, $0.frame.width] }
    }

    @Test func distributions() {
        #expect(spans(.fill, [30, 40]) == [0, 150, 160, 40])
        #expect(spans(.fillEqually, [30, 40]) == [0, 95, 105, 95])
        #expect(spans(.fillProportionally, [10, 28]) == [0, 50, 60, 140])
        #expect(spans(.equalSpacing, [30, 40, 30]) == [0, 30, 80, 40, 170, 30])
        #expect(spans(.equalCentering, [40, 20, 80]) == [0, 40, 80, 20, 120, 80])
        #expect(spans(.fill, []).isEmpty)
    }

    @Test func theViewThatHugsLeastGrows() {
        let stack = stack([30, 40])
        stack.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [30, 160])
    }

    @Test func alignmentsAndHiddenViews() {
        let stack = stack([30, 50])
        stack.alignment = .center
        #expect(stack.fittingSize == CGSize(width: 90, height: 20))
        stack.frame.size.width = 90
        stack.layoutIfNeeded()
        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 0, y: 10, width: 30, height: 20), CGRect(x: 40, y: 10, width: 50, height: 20),
            ])
        stack.arrangedSubviews[0].isHidden = true
        stack.alignment = .trailing
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 20, width: 90, height: 20))
        stack.arrangedSubviews[1].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 1)
    }

    /// Apple, "isLayoutMarginsRelativeArrangement"; rules of the views themselves count in a stack.
    @Test func rulesOfTheViewsCount() {
        let stack = stack([30, 50])
        stack.layoutMargins = UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 20)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
        stack.layoutIfNeeded()
        #expect(
            stack.arrangedSubviews.map(\.frame) == [
                CGRect(x: 20, y: 4, width: 50, height: 32), CGRect(x: 80, y: 4, width: 100, height: 32),
            ])
        #expect(stack.fittingSize == CGSize(width: 180, height: 28))
    }
}
