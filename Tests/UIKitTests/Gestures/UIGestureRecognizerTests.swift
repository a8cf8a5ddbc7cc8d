import AppleFoundation
import Foundation
import Geometry
import SwiftUICore
import SwiftUITestSupport
import Testing

@testable import UIKit

@MainActor
struct UIGestureRecognizerTests {
    /// Keeps what it is told of.
    private final class Delegate: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var asked = 0
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            asked += 1
            return begins
        }
    }

    @Test func aViewIsTappedAndDragged() {
        let view = UIView()
        let (tap, pan, delegate) = (UITapGestureRecognizer(), UIPanGestureRecognizer(), Delegate())
        (tap.delegate, pan.delegate) = (delegate, delegate)
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(pan)
        let harness = ViewHarness(UITextFieldTests.Shown(view: view))
        harness.tap(at: CGPoint(x: 100, y: 200))
        #expect(delegate.asked == 1)
        #expect(tap.location(in: view) == CGPoint(x: 100, y: 200))
        harness.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 160, y: 230))
        #expect(delegate.asked == 2)
        #expect(pan.translation(in: view) == CGPoint(x: 60, y: 30))
        view.removeGestureRecognizer(tap)
        harness.settle()
        harness.tap(at: CGPoint(x: 100, y: 200))
        #expect(delegate.asked == 2)
    }
}
