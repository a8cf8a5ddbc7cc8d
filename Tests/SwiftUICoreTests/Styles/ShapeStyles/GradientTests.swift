import Drawing
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct GradientTests {
    private let size = CGSize(width: 100, height: 50)

    @Test func colorsAreSpreadEvenly() {
        let gradient = Gradient(colors: [.red, .green, .blue])
        #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    }

    @Test func linear() {
        let harness = ViewHarness(
            LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing), size: size)
        #expect(harness.color(at: 1, 25).red < 0.05)
        #expect(harness.color(at: 50, 25).isNear(RGBA(red: 0.5, green: 0.5, blue: 0.5), tolerance: 0.02))
        #expect(harness.color(at: 99, 25).red > 0.95)
    }

    @Test func radial() {
        let harness = ViewHarness(
            RadialGradient(colors: [.black, .white], center: .center, startRadius: 10, endRadius: 20), size: size)
        #expect(harness.color(at: 55, 25) == .black)
        #expect(harness.color(at: 65, 25).isNear(RGBA(red: 0.5, green: 0.5, blue: 0.5), tolerance: 0.05))
        #expect(harness.color(at: 75, 25) == .white)
    }

    /// The radii are shares of both sides, so that the last colour is met at the middle of each edge.
    @Test func elliptical() {
        let harness = ViewHarness(EllipticalGradient(colors: [.black, .white]), size: size)
        #expect(harness.color(at: 50, 25).red < 0.05)
        #expect(harness.color(at: 75, 25).isNear(harness.color(at: 50, 37.5), tolerance: 0.02))
        #expect(harness.color(at: 99, 25).red > 0.95)
        #expect(harness.color(at: 50, 49).red > 0.9)
    }

    /// Angles grow clockwise from the right.
    @Test func angular() {
        let harness = ViewHarness(
            AngularGradient(
                stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], center: .center),
            size: CGSize(width: 50, height: 50))
        #expect(harness.color(at: 25, 45).isNear(RGBA(red: 0.25, green: 0.25, blue: 0.25), tolerance: 0.03))
        #expect(harness.color(at: 5, 25).isNear(RGBA(red: 0.5, green: 0.5, blue: 0.5), tolerance: 0.03))
    }

    /// Expected: the middle of white and black is the grey 99 in Oklab, 128 in the encoded components.
    @Test func mixingSpaces() {
        let middle = { (gradient: AnyGradient) in
            let ramp = gradient.ramp(in: ColorEnvironment())
            return ramp.stops.first { $0.location == 0.5 }?.color.bytes
        }
        let gradient = Gradient(colors: [.white, .black])
        #expect(middle(gradient.colorSpace(.perceptual)) == [99, 99, 99, 255])
        #expect(middle(gradient.colorSpace(.device)) == nil)
    }

    @Test func stopsThatGoBackAreMovedForth() {
        let gradient = Gradient(stops: [
            .init(color: .red, location: 0.6), .init(color: .blue, location: 0.2), .init(color: .green, location: 0.9),
        ])
        #expect(AnyGradient(gradient).ramp(in: ColorEnvironment()).stops.map(\.location) == [0.6, 0.6, 0.9])
    }

    @Test func styleOpacityAndShadow() {
        let harness = ViewHarness(
            Rectangle().fill(Color.black.opacity(0.5).shadow(.drop(color: .black, radius: 0, x: 0, y: 10)))
                .frame(width: 20, height: 10), size: CGSize(width: 40, height: 40))
        #expect(harness.color(at: 20, 20).isNear(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
        // The shadow is as faint as what throws it.
        #expect(harness.color(at: 20, 30).isNear(RGBA(red: 0.5, green: 0.5, blue: 0.5)))
        #expect(harness.color(at: 20, 37) == .white)
    }

    @Test func innerShadowsStayInside() {
        let harness = ViewHarness(
            Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2, x: 0, y: 4))).frame(width: 30, height: 30),
            size: CGSize(width: 40, height: 40))
        #expect(harness.color(at: 20, 6).red < 0.4)
        #expect(harness.color(at: 20, 20).red > 0.98)
        #expect(harness.color(at: 20, 3) == .white)
    }
}
