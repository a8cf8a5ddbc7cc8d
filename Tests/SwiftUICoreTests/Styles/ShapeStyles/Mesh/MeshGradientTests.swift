import Drawing
import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Apple, MeshGradient.
@MainActor
struct MeshGradientTests {
    private let size = CGSize(width: 40, height: 40)
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private let pure: [Color] = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 1, green: 1, blue: 1),
    ]

    @Test func cornersHaveTheirColoursAndTheMiddleAllOfThem() {
        let harness = ViewHarness(
            MeshGradient(width: 2, height: 2, points: corners, colors: pure).ignoresSafeArea(), size: size)
        #expect(harness.color(at: 0, 0).isNear(RGBA(red: 1, green: 0, blue: 0), tolerance: 0.05))
        #expect(harness.color(at: 39.5, 0).isNear(RGBA(red: 0, green: 1, blue: 0), tolerance: 0.05))
        #expect(harness.color(at: 0, 39.5).isNear(RGBA(red: 0, green: 0, blue: 1), tolerance: 0.05))
        #expect(harness.color(at: 20, 20).isNear(RGBA(red: 0.5, green: 0.5, blue: 0.5), tolerance: 0.05))
    }

    @Test func theBackgroundFillsWhatTheGridLeavesFree() {
        let small: [SIMD2<Float>] = [[0, 0], [0.5, 0], [0, 0.5], [0.5, 0.5]]
        let mesh = MeshGradient(width: 2, height: 2, points: small, colors: pure, background: .black)
        let harness = ViewHarness(Rectangle().fill(mesh), size: size)
        #expect(harness.color(at: 30, 30) == .black)
        #expect(harness.color(at: 10, 10) != .black)
    }

    @Test func pointsMoveTheirColours() {
        let points: [SIMD2<Float>] = [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ]
        let colors: [Color] = [.black, .black, .black, .black, .white, .black, .black, .black, .black]
        let harness = ViewHarness(MeshGradient(width: 3, height: 3, points: points, colors: colors), size: size)
        #expect(harness.color(at: 32, 20).red > 0.9)
        #expect(harness.color(at: 12, 20).red < harness.color(at: 26, 20).red)
    }

    @Test func aGridWithTooFewPointsOrWildOnesIsNoCrash() {
        let short = MeshGradient(width: 3, height: 3, points: corners, colors: pure)
        #expect(ViewHarness(short, size: size).color(at: 20, 20) == .white)
        let wild = MeshGradient(
            width: 2, height: 2, points: [[.nan, 0], [1e30, 0], [0, -.infinity], [1, 1]], colors: pure)
        _ = ViewHarness(wild, size: size).color(at: 20, 20)
    }
}
