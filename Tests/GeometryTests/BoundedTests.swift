import Foundation
import Geometry
import Testing

struct BoundedTests {
    private let far: CGFloat = farthestPoint

    @Test func whatWindowsReachIsKept() {
        for rectangle in [CGRect(x: 1, y: -2, width: 3, height: 4), .zero, CGRect(x: 5, y: 5, width: 0, height: 9)] {
            #expect(rectangle.bounded == rectangle)
        }
        #expect(CGFloat(-12.5).bounded == -12.5)
    }

    @Test func whatLiesBeyondIsCutOff() {
        #expect(
            CGRect(x: -1e300, y: 1, width: 2e300, height: 2).bounded == CGRect(x: -far, y: 1, width: 2 * far, height: 2)
        )
        #expect(
            CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5).bounded
                == CGRect(x: -far, y: 0, width: 2 * far, height: 5))
        #expect(CGRect(x: CGFloat.infinity, y: 0, width: 5, height: 5).bounded.width == 0)
        #expect(CGFloat.infinity.bounded == far && (-CGFloat.infinity).bounded == -far)
    }

    @Test func whatIsNoNumberIsNowhere() {
        #expect(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5).bounded.isNull)
        #expect(CGRect(x: 0, y: 0, width: 5, height: CGFloat.nan).bounded.isNull)
        #expect(CGRect.null.bounded.isNull)
        #expect(CGFloat.nan.bounded == 0)
    }
}
