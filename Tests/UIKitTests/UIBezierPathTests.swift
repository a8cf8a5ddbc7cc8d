import Foundation
import Geometry
import Testing

@testable import UIKit

struct UIBezierPathTests {
    @Test func onlyTheCornersThatAreNamedAreRound() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 49)))
        #expect(path.contains(CGPoint(x: 99, y: 49)))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func clockwiseIsAsSeen() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        // From the right to the bottom, the short way.
        #expect(path.bounds.minX > -0.01 && path.bounds.minY > -0.01)
    }
}
