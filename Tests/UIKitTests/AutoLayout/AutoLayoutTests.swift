import Foundation
import Geometry
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

/// Apple, "Auto Layout Guide".
@MainActor
struct AutoLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    final class Content: UIView {
        var size = CGSize(width: 80, height: 20)
        override var intrinsicContentSize: CGSize { size }
    }

    @Test func edgesSizesAndMultiples() {
        let (a, b) = (add(), add())
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            a.heightAnchor.constraint(equalToConstant: 40),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            b.heightAnchor.constraint(equalTo: b.widthAnchor),
            b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 20, width: 150, height: 40))
        #expect(b.frame == CGRect(x: 168, y: -21, width: 122, height: 122))
    }

    @Test func contentGivesASizeAndPrioritiesDecide() {
        let (a, b) = (add(Content()), add(Content()))
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            a.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
            b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 8, width: 80, height: 20))
        #expect(b.frame == CGRect(x: 80, y: 8, width: 220, height: 20))
    }

    @Test func constantsAndActivityMayChange() {
        let view = add()
        let height = view.heightAnchor.constraint(equalToConstant: 10)
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([height, wide])
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 100, height: 10))
        height.constant = 30
        wide.isActive = false
        let narrow = view.widthAnchor.constraint(equalToConstant: 60)
        narrow.priority = .defaultLow
        NSLayoutConstraint.activate([narrow, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)])
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 80, height: 30))
        #expect(!wide.isActive && view.constraints.count == 3)
    }

    @Test func rulesGoWithTheirViews() {
        let view = add()
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(root.constraints.count == 1)
        view.removeFromSuperview()
        #expect(root.constraints.isEmpty)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(root.constraints.isEmpty)
    }

    @Test func guidesAndViewsInsideOthers() {
        let (box, guide) = (add(), UILayoutGuide())
        let inner = add(Content(), to: box)
        box.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: guide.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 15),
            guide.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 100, y: 80, width: 100, height: 40))
        #expect(inner.frame == CGRect(x: 0, y: 5, width: 80, height: 20))
        #expect(guide.layoutFrame.minY == 25 && guide.layoutFrame.height == 15)
    }

    @Test func theContentOfAScrollViewIsAsLargeAsItsRulesSay() {
        let scroll = UIScrollView()
        let (_, tall) = (add(scroll), add(to: scroll))
        NSLayoutConstraint.activate([
            scroll.widthAnchor.constraint(equalToConstant: 100), scroll.heightAnchor.constraint(equalToConstant: 100),
            tall.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            tall.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            tall.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            tall.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            tall.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            tall.heightAnchor.constraint(equalToConstant: 500),
        ])
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 510))
        #expect(tall.frame == CGRect(x: 0, y: 10, width: 100, height: 500))
    }

    @Test func aSizeThatFits() {
        let content = add(Content())
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            content.topAnchor.constraint(equalTo: root.topAnchor),
            root.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 4),
        ])
        #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 112, height: 24))
        #expect(root.size(for: ProposedViewSize(width: 200, height: nil)) == CGSize(width: 200, height: 24))
        root.widthAnchor.constraint(equalToConstant: 150).isActive = true
        #expect(root.size(for: ProposedViewSize(width: 200, height: nil)).width == 150)
    }

    @Test func textIsBrokenIntoTheWidthThatItGets() {
        let label = UILabel()
        _ = add(label)
        label.text = String(repeating: "words and ", count: 12)
        label.numberOfLines = 0
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        let harness = ViewHarness(UITextFieldTests.Shown(view: root), size: CGSize(width: 300, height: 300))
        #expect(label.frame.width == 300)
        #expect(label.frame.height > 60 && label.frame.height == label.sizeThatFits(label.frame.size).height)
        #expect(harness.labels.contains { $0.hasPrefix("words") })
    }
}
