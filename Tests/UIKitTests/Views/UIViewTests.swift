import Drawing
import Foundation
import Geometry
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIViewTests {
    struct Shown<Content: UIView>: UIViewRepresentable {
        let content: Content
        func makeUIView(context: Context) -> Content { content }
        func updateUIView(_ view: Content, context: Context) {}
    }

    final class Drawing: UIView {
        var draws = 0

        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError("init(coder:)") }

        override func draw(_ rect: CGRect) {
            draws += 1
            UIColor.systemRed.setFill()
            UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)).fill()
        }
    }

    private func fills(_ harness: ViewHarness) -> [CGRect] {
        harness.displayList.commands.compactMap { command in
            guard case .fill(let path, _, _) = command else { return nil }
            return path.boundingRect
        }
    }

    @Test func aViewDrawsOnceForASize() {
        let view = Drawing()
        let harness = ViewHarness(Shown(content: view).frame(width: 100, height: 60))
        #expect(fills(harness).contains { $0.size == CGSize(width: 80, height: 40) })
        _ = harness.displayList
        #expect(view.draws == 1)
        view.setNeedsDisplay()
        harness.settle()
        _ = harness.displayList
        #expect(view.draws == 2)
    }

    @Test func subviewsAreShownWhereTheirFramesAre() {
        let view = UIView()
        let inner = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
        inner.backgroundColor = .systemBlue
        view.addSubview(inner)
        let harness = ViewHarness(
            Shown(content: view).frame(width: 200, height: 100), size: CGSize(width: 200, height: 100))
        #expect(fills(harness).contains(CGRect(x: 20, y: 30, width: 40, height: 50)))
        inner.frame.origin.x = 90
        harness.settle()
        #expect(fills(harness).contains(CGRect(x: 90, y: 30, width: 40, height: 50)))
        inner.removeFromSuperview()
        harness.settle()
        #expect(!fills(harness).contains { $0.size == CGSize(width: 40, height: 50) })
    }

    final class Stack: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            subviews.first?.frame = bounds.insetBy(dx: 5, dy: 5)
        }
    }

    @Test func layoutSubviewsRunsBeforeTheViewIsShown() {
        let (view, inner) = (Stack(), UIView())
        view.addSubview(inner)
        _ = ViewHarness(Shown(content: view).frame(width: 110, height: 60))
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 100, height: 50))
    }

    @Test func masksMakeViewsGrow() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.addSubview(inner)
        view.frame.size = CGSize(width: 150, height: 140)
        #expect(inner.frame == CGRect(x: 10, y: 50, width: 130, height: 20))
    }

    @Test func transformsChangeTheFrameAboutTheMiddle() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        #expect(view.frame == CGRect(x: 0, y: 20, width: 40, height: 20))
        #expect(view.bounds.size == CGSize(width: 20, height: 40))
    }

    @Test func aViewCannotHoldItself() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        inner.addSubview(view)
        view.addSubview(view)
        #expect(view.subviews == [inner])
        #expect(view.superview == nil)
    }

    @Test func animatedChangesComeGradually() {
        let view = UIView()
        view.backgroundColor = .red
        let harness = ViewHarness(
            Shown(content: view).frame(width: 50, height: 50), size: CGSize(width: 50, height: 50))
        func opacity() -> Double? {
            harness.displayList.commands.lazy.compactMap { command -> Double? in
                if case .pushLayer(.opacity(let opacity), _) = command { opacity } else { nil }
            }.first
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0.5 })
        harness.settle()
        harness.advance(by: 0.5)
        #expect(abs((opacity() ?? 0) - 0.75) < 0.03)
        harness.advance(by: 0.6)
        #expect(opacity() == 0.5)
    }
}
