import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

@MainActor
struct SheetTests {
    private struct Screen: View {
        let tally: Tally
        @State private var isShown = false
        var body: some View {
            Button("Show") { isShown = true }
                .sheet(isPresented: $isShown, onDismiss: { tally.events.append("dismissed") }) { Inner() }
        }
    }

    private struct Inner: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.presentationMode) private var mode
        @Environment(\.isPresented) private var isPresented
        var body: some View {
            VStack {
                Text(isPresented && mode.wrappedValue.isPresented ? "presented" : "not presented")
                Button("Done") { dismiss() }
                Button("Done as before") { mode.wrappedValue.dismiss() }
            }
        }
    }

    private func shown(_ tally: Tally = Tally()) -> ViewHarness {
        let harness = ViewHarness(Screen(tally: tally))
        harness.tap("Show")
        harness.advance(by: 1)
        return harness
    }

    /// The card of a phone's sheet begins 10 points below the safe area (facts/metrics.tsv, sheet, iOS 15–18).
    @Test func aSheetCoversAllButAStrip() throws {
        let harness = shown()
        let sheet = try #require(harness.elements.first { $0.properties.role == .sheet })
        #expect(sheet.properties.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
        #expect(sheet.properties.traits.contains(.modal))
        #expect(harness.element("presented") != nil)
        #expect(harness.element("Show") == nil)
    }

    /// A flick of a quarter of the card: its speed carries it on as a scroll view's content (WWDC 2018, session 803).
    @Test(arguments: [(0.15, true), (2.0, false)])
    func aFlickDownDismisses(duration: Double, leads: Bool) {
        let harness = shown()
        harness.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), duration: duration)
        harness.advance(by: 1)
        #expect(harness.viewGraph.presentations.layers.isEmpty == leads)
    }

    @Test(arguments: ["Done", "Done as before"])
    func contentDismissesItself(button: String) {
        let tally = Tally()
        let harness = shown(tally)
        harness.tap(button)
        #expect(harness.element("Show") != nil)
        #expect(tally.events.isEmpty)
        harness.advance(by: 1)
        #expect(tally.events == ["dismissed"])
        #expect(harness.viewGraph.presentations.layers.isEmpty)
    }

    @Test func aTapBesideItAndEscapeDismiss() {
        for dismiss in [{ $0.tap(at: CGPoint(x: 100, y: 5)) }, { $0.press("\u{1B}") }] as [(ViewHarness) -> Void] {
            let harness = shown()
            dismiss(harness)
            #expect(harness.element("Show") != nil)
        }
    }

    @Test func aDragDownDismisses() {
        let tally = Tally()
        let harness = shown(tally)
        harness.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200, y: 90), duration: 2)
        harness.advance(by: 1)
        #expect(harness.elements.contains { $0.properties.role == .sheet && $0.properties.frame.minY == 10 })
        harness.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200, y: 700))
        harness.advance(by: 1)
        #expect(tally.events == ["dismissed"])
    }

    @Test func dismissalCanBeDisabled() {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Text("Below").sheet(isPresented: $isShown) { Text("Inner").interactiveDismissDisabled() }
            }
        }
        let harness = ViewHarness(Screen())
        harness.press("\u{1B}")
        harness.tap(at: CGPoint(x: 100, y: 5))
        harness.drag(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 200, y: 800))
        harness.advance(by: 1)
        #expect(harness.element("Inner") != nil)
        #expect(harness.elements.first { $0.properties.role == .sheet }?.properties.frame.minY == 10)
    }

    @Test func anotherItemIsAnotherSheet() {
        struct Item: Identifiable { let id: Int }
        struct Inner: View {
            let item: Item
            @Binding var shown: Item?
            @State private var count = 0
            var body: some View {
                Button("Item \(item.id), \(count)") { count += 1 }
                Button("Next") { shown = Item(id: item.id + 1) }
            }
        }
        struct Screen: View {
            @State private var item: Item? = Item(id: 1)
            var body: some View { Text("Below").sheet(item: $item) { Inner(item: $0, shown: $item) } }
        }
        let harness = ViewHarness(Screen())
        harness.tap("Item 1, 0")
        #expect(harness.element("Item 1, 1") != nil)
        harness.tap("Next")
        harness.advance(by: 1)
        #expect(harness.element("Item 2, 0") != nil)
        #expect(harness.viewGraph.presentations.layers.count == 1)
    }

    @Test func detentsSetTheHeight() {
        struct Screen: View {
            @State private var isShown = true
            @State private var detent = PresentationDetent.medium
            var body: some View {
                Text("Below").sheet(isPresented: $isShown) {
                    Button("Larger") { detent = .large }
                        .presentationDetents([.medium, .large], selection: $detent)
                }
            }
        }
        let harness = ViewHarness(Screen())
        func top() -> CGFloat? { harness.elements.first { $0.properties.role == .sheet }?.properties.frame.minY }
        #expect(top() == 427.0)
        harness.tap("Larger")
        harness.advance(by: 1)
        #expect(top() == 10.0)
        harness.drag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 400), duration: 2)
        harness.advance(by: 1)
        #expect(top() == 427.0)
    }

    @Test func sheetsStackAndLeaveTogether() {
        struct Inner: View {
            @State private var isShown = false
            var body: some View {
                Button("Second") { isShown = true }
                    .sheet(isPresented: $isShown) { Text("On top") }
            }
        }
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Text("Below")
                    .sheet(isPresented: $isShown) { Inner() }
                    .onTapGesture {}
                    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("close sheets"))) { _ in
                        isShown = false
                    }
            }
        }
        let harness = ViewHarness(Screen())
        harness.tap("Second")
        harness.advance(by: 1)
        #expect(harness.labels == ["On top"])
        NotificationCenter.default.post(name: Notification.Name("close sheets"), object: nil)
        harness.settle()
        #expect(harness.labels == ["Below"])
        harness.advance(by: 1)
        #expect(harness.viewGraph.presentations.layers.isEmpty)
    }

    @Test func theEnvironmentIsThePresenters() {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Text("Below").sheet(isPresented: $isShown) { Reader() }.environment(\.locale, Locale(identifier: "ko"))
            }
        }
        struct Reader: View {
            @Environment(\.locale) private var locale
            var body: some View { Text(locale.identifier) }
        }
        #expect(ViewHarness(Screen()).element("ko") != nil)
    }

    @Test func aSheetInAWideWindowIsAsLargeAsItIsToBe() throws {
        func size(_ sizing: some PresentationSizing) throws -> CGSize? {
            let content = Color.red.frame(minWidth: 200, idealWidth: 300, idealHeight: 250)
                .accessibilityIdentifier("sheet").presentationSizing(sizing)
            let view = Text("Below").sheet(isPresented: .constant(true)) { content }
            let harness = ViewHarness(view, size: CGSize(width: 1000, height: 800))
            harness.advance(by: 1)
            return harness.frame(of: "sheet")?.size
        }
        #expect(try size(.form) == CGSize(width: 540, height: 620))
        #expect(try size(.fitted) == CGSize(width: 300, height: 250))
        #expect(try size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 540, height: 250))
    }

    /// UIKit: in compact height a sheet takes up the whole screen, unless it is kept from that.
    @Test func inALowWindowASheetCoversIt() {
        struct Low: View {
            let adaptation: PresentationAdaptation
            var body: some View {
                Text("Below").sheet(isPresented: .constant(true)) {
                    Color.red.ignoresSafeArea().accessibilityElement().accessibilityIdentifier("card")
                        .presentationDetents([.medium])
                        .presentationCompactAdaptation(horizontal: .automatic, vertical: adaptation)
                }
            }
        }
        let size = CGSize(width: 844, height: 390)
        let covering = ViewHarness(Low(adaptation: .automatic), size: size)
        #expect(covering.frame(of: "card") == CGRect(origin: .zero, size: size))
        let kept = ViewHarness(Low(adaptation: .sheet), size: size)
        #expect(kept.frame(of: "card")?.height == 190)
    }
}
