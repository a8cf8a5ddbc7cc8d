import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct AccessibilityDetailTests {
    private func properties(_ view: some View) throws -> AccessibilityProperties {
        let harness = ViewHarness(view, size: CGSize(width: 200, height: 200))
        return try #require(harness.elements.dropFirst().first).properties
    }

    @Test func textsAreSpokenAsTheyAskFor() throws {
        let speech = try properties(
            Text(verbatim: "A1").speechSpellsOutCharacters().speechAdjustedPitch(3).speechAnnouncementsQueued()
        ).speech
        #expect(speech.spellsOutCharacters && speech.isQueued && !speech.includesPunctuation)
        #expect(speech.pitch == 1)
    }

    /// Apple, accessibilityCustomContent(_:_:importance:): nil takes away what was said of the key.
    @Test func moreIsSaidOfAnElement() throws {
        let age = AccessibilityCustomContentKey("Age")
        let details = try properties(
            TestBox(20, 10, "box").accessibilityCustomContent(age, "3")
                .accessibilityCustomContent("Kind", "Dog", importance: .high).accessibilityCustomContent(age, "4")
        ).details
        #expect(
            details == [
                AccessibilityDetail(label: "Kind", value: "Dog", isImportant: true),
                AccessibilityDetail(label: "Age", value: "4", isImportant: false),
            ])
        let none = try properties(
            TestBox(20, 10, "box").accessibilityCustomContent(age, "3").accessibilityCustomContent(age, nil as Text?))
        #expect(none.details.isEmpty)
    }

    @Test func elementsAreTouchedWhereTheySay() throws {
        let corner = try properties(TestBox(20, 10, "box").accessibilityActivationPoint(.topLeading))
        #expect(corner.activationPoint == CGPoint(x: 90, y: 95))
        let place = try properties(TestBox(20, 10, "box").accessibilityActivationPoint(CGPoint(x: 5, y: 6)))
        #expect(place.activationPoint == CGPoint(x: 95, y: 101))
        #expect(
            try properties(Text(verbatim: "x").accessibilityTextContentType(.sourceCode)).textContentType
                == "sourceCode")
    }
}
