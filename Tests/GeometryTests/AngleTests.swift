import Foundation
import Geometry
import Testing

struct AngleTests {
    @Test func degreesAndRadiansAgree() {
        #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
        #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
        var angle = Angle.zero
        angle.degrees = 45
        #expect(abs(angle.radians - .pi / 4) < 1e-12)
    }

    @Test func arithmetic() {
        #expect(Angle.degrees(30) < .degrees(31))
        #expect(abs((Angle.degrees(30) + .degrees(60) * 2).degrees - 150) < 1e-9)
        #expect((-Angle.degrees(30)).degrees + 30 < 1e-9)
    }
}
