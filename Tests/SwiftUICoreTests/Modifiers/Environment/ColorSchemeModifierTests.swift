import Foundation
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct ColorSchemeModifierTests {
    private struct Content: View {
        @State private var scheme: ColorScheme? = .dark
        @Environment(\.colorScheme) private var current
        var body: some View {
            VStack {
                Text(current == .dark ? "dark" : "light")
                Text("inside").preferredColorScheme(scheme)
            }
            .onTapGesture { scheme = nil }
        }
    }

    @Test func whatIsPreferredHoldsForTheWholeWindow() {
        let harness = ViewHarness(Content())
        #expect(harness.labels.contains("dark"))
        #expect(harness.color(at: 2, 2) == .black)
        harness.tap("inside")
        #expect(harness.labels.contains("light"))
        #expect(harness.color(at: 2, 2) == .white)
    }

    @Test func itWinsOverTheDesktop() {
        let harness = ViewHarness(Text("a").preferredColorScheme(.light), isDark: true)
        #expect(harness.color(at: 2, 2) == .white)
        harness.setDark(false)
        harness.setDark(true)
        #expect(harness.color(at: 2, 2) == .white)
    }

    @Test func aSchemeOfOneViewHoldsForItAlone() {
        let harness = ViewHarness(Color.primary.frame(width: 20, height: 20).colorScheme(.dark))
        #expect(harness.color(at: 195, 422) == .white)
        #expect(harness.viewGraph.rootEnvironment.values.colorScheme == .light)
    }
}
