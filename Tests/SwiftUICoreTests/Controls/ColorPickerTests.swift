import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ColorPickerTests {
    @Test func aColourIsChosenByItsComponents() throws {
        let box = ValueBox(Color(.sRGB, red: 1, green: 0, blue: 0))
        let harness = ViewHarness(WithState(box) { ColorPicker("Ink", selection: $0) })
        #expect(harness.element("Ink")?.properties.value == "red")
        #expect(harness.frame(of: "Ink")?.size == CGSize(width: 28, height: 28))
        harness.tap("Ink")
        harness.advance(by: 1)
        harness.tap("Sliders")
        #expect(harness.perform(.setValue("1"), on: "Green"))
        #expect(harness.perform(.setValue("0.5"), on: "Opacity"))
        let color = box.value.resolve(in: EnvironmentValues())
        #expect([color.red, color.green, color.blue, color.opacity].map { ($0 * 100).rounded() } == [100, 100, 0, 50])
        harness.tap("Close")
        harness.advance(by: 1)
        #expect(harness.element("Sliders") == nil)
    }

    @Test func theGridIsTapped() {
        let box = ValueBox(Color.red)
        let harness = ViewHarness(WithState(box) { ColorPicker("Ink", selection: $0, supportsOpacity: false) })
        harness.tap("Ink")
        harness.advance(by: 1)
        #expect(harness.element("Opacity") == nil)
        let grid = harness.elements.first { $0.properties.role == .picker && $0.properties.frame.height > 100 }
        guard let frame = grid?.properties.frame else { return #expect(Bool(false)) }
        harness.tap(at: CGPoint(x: frame.minX + 2, y: frame.minY + 2))
        let color = box.value.resolve(in: EnvironmentValues())
        #expect([color.red, color.green, color.blue].map { ($0 * 100).rounded() } == [100, 100, 100])
    }
}
