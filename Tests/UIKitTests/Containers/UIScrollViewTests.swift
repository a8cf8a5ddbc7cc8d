import Foundation
import Geometry
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIScrollViewTests {
    final class Log: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    private func label(_ text: String, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 40))
        label.text = text
        return label
    }

    @Test func contentIsScrolledByTheUserAndTheApp() {
        let (view, log) = (UIScrollView(), Log())
        view.contentSize = CGSize(width: 300, height: 3_000)
        view.addSubview(label("Top", y: 10))
        view.addSubview(label("Deep", y: 2_000))
        view.delegate = log
        let harness = ViewHarness(UITextFieldTests.Shown(view: view))
        let top = harness.frame(of: "Top")?.midY ?? 0
        harness.scroll(by: CGSize(width: 0, height: -100), at: CGPoint(x: 100, y: 100))
        harness.advance(by: 1)
        #expect(harness.frame(of: "Top").map { top - $0.midY } == 100)
        #expect(view.contentOffset.y == 100)
        view.contentOffset = CGPoint(x: 0, y: 1_900)
        harness.advance(by: 1)
        #expect(harness.frame(of: "Deep").map { $0.midY - top } == 90)
        #expect(log.offsets.contains(100) && log.offsets.contains(1_900))
    }

    @Test func aPartIsMadeVisibleByTheShortestWay() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1_000)
        view.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 60)
        view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 60)
        view.scrollRectToVisible(CGRect(x: 0, y: 20, width: 10, height: 10), animated: false)
        #expect(view.contentOffset.y == 20)
    }
}
