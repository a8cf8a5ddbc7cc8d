import CGtk4
import Foundation
import Testing

@testable import GTKHost

@Suite("Damage rectangles")
struct RoundingTests {
    @Test("are rounded out to whole points")
    func outwards() {
        let area = cairo_rectangle_int_t(CGRect(x: 10.2, y: 20.9, width: 5.1, height: 1))
        #expect(CGRect(area) == CGRect(x: 10, y: 20, width: 6, height: 2))
    }

    @Test("may be boundless")
    func boundless() {
        let area = cairo_rectangle_int_t(
            CGRect(x: -CGFloat.greatestFiniteMagnitude / 2, y: 0, width: .greatestFiniteMagnitude, height: 1e300))
        #expect(area.x <= -10_000 && area.width >= 20_000 && area.height >= 10_000)
    }
}
