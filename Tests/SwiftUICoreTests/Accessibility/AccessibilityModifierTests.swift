import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What Apple documents of the accessibility modifiers.
@MainActor
struct AccessibilityModifierTests {
    private func elements(_ view: some View) -> [AccessibilityElement] {
        Array(ViewHarness(view, size: CGSize(width: 200, height: 200)).elements.dropFirst())
    }

    @Test func modifiersDescribeTheirElement() throws {
        let found = elements(
            TestBox(20, 10, "box")
                .accessibilityLabel(Text(verbatim: "Battery"))
                .accessibilityValue(Text(verbatim: "half"))
                .accessibilityHint(Text(verbatim: "Charges"))
                .accessibilityIdentifier("battery")
                .accessibilityAddTraits([.isButton, .isSelected])
                .accessibilityHeading(.h2)
                .accessibilityInputLabels([Text(verbatim: "Power")]))
        let properties = try #require(found.first).properties
        #expect(found.count == 1)
        #expect(properties.label == "Battery")
        #expect(properties.value == "half")
        #expect(properties.hint == "Charges")
        #expect(properties.identifier == "battery")
        #expect(properties.role == .button)
        #expect(properties.traits == [.selected, .header])
        #expect(properties.headingLevel == 2)
        #expect(properties.inputLabels == ["Power"])
        #expect(properties.frame == CGRect(x: 90, y: 95, width: 20, height: 10))
    }

    @Test func theFormsOfIOS13DoTheSame() throws {
        let found = elements(
            TestBox(20, 10, "box").accessibility(label: Text(verbatim: "a")).accessibility(value: Text(verbatim: "b"))
                .accessibility(hint: Text(verbatim: "c")).accessibility(identifier: "d")
                .accessibility(addTraits: .isButton).accessibility(removeTraits: .isButton))
        let properties = try #require(found.first).properties
        #expect([properties.label, properties.value, properties.hint, properties.identifier] == ["a", "b", "c", "d"])
        #expect(properties.role == .group)
    }

    @Test func shapesBecomeElementsWhenTheyAreDescribed() {
        #expect(elements(Color.red).isEmpty)
        #expect(elements(Color.red.accessibilityLabel(Text(verbatim: "Red"))).map(\.properties.label) == ["Red"])
        #expect(elements(Color.red.hidden().accessibilityLabel(Text(verbatim: "Red"))).isEmpty)
    }

    @Test func aContainerTellsEachOfItsElements() {
        let found = elements(
            VStack {
                TestBox(9, 9, "a"); TestBox(9, 9, "b")
            }.accessibilityIdentifier("both"))
        #expect(found.map(\.properties.identifier) == ["both", "both"])
    }

    @Test func hiddenElementsAreNotThere() {
        let pair = VStack {
            TestBox(9, 9, "a").accessibilityHidden(true); TestBox(9, 9, "b").accessibilityHidden(false)
        }
        #expect(elements(pair).map(\.properties.label) == ["b"])
        #expect(elements(pair.accessibilityHidden(true)).isEmpty)
        #expect(elements(pair.accessibilityHidden(true, isEnabled: false)).count == 1)
    }

    @Test func childrenAreIgnoredContainedOrCombined() {
        let pair = VStack {
            TestBox(30, 10, "a"); TestBox(30, 10, "b").accessibilityValue(Text(verbatim: "2"))
        }
        let ignored = elements(pair.accessibilityElement())
        #expect(ignored.map(\.properties.label) == [""])
        #expect(ignored.first?.properties.frame == CGRect(x: 85, y: 86, width: 30, height: 28))

        let contained = elements(
            pair.accessibilityElement(children: .contain).accessibilityLabel(Text(verbatim: "pair")))
        #expect(contained.map(\.properties.label) == ["pair", "a", "b"])

        let combined = elements(pair.accessibilityElement(children: .combine))
        #expect(combined.map(\.properties.label) == ["a, b"])
        #expect(combined.map(\.properties.value) == ["2"])
    }

    @Test func severalButtonsThatAreCombinedKeepTheirActionsByName() throws {
        let tally = Tally()
        let pair = HStack {
            TestBox(9, 9, "Add").onTapGesture { tally.events.append("add") }
            TestBox(9, 9, "Drop").onTapGesture { tally.events.append("drop") }
        }
        let harness = ViewHarness(pair.accessibilityElement(children: .combine))
        let element = try #require(harness.element("Add, Drop"))
        #expect(element.perform(.named("Drop")))
        #expect(!element.perform(.activate))
        #expect(tally.events == ["drop"])
    }

    @Test func actionsAreCalled() throws {
        let tally = Tally()
        let harness = ViewHarness(
            TestBox(9, 9, "box")
                .accessibilityAction { tally.events.append("default") }
                .accessibilityAction(named: Text(verbatim: "Share")) { tally.events.append("share") }
                .accessibilityAction(.escape) { tally.events.append("escape") }
                .accessibilityAdjustableAction { tally.events.append($0 == .increment ? "more" : "less") }
                .accessibilityScrollAction { tally.events.append($0 == .bottom ? "bottom" : "other") })
        let element = try #require(harness.element("box"))
        let actions: [AccessibilityAction] = [
            .activate, .named("Share"), .escape, .increment, .decrement, .scroll(CGSize(width: 0, height: -50)),
        ]
        for action in actions { #expect(element.perform(action)) }
        #expect(!element.perform(.named("Delete")))
        #expect(tally.events == ["default", "share", "escape", "more", "less", "bottom"])
    }

    @Test func buttonsAreActionsOfTheView() throws {
        let tally = Tally()
        let harness = ViewHarness(
            TestBox(9, 9, "box")
                .accessibilityActions {
                    Button("Share") { tally.events.append("share") }
                    Button("Delete", systemImage: "trash", role: .destructive) { tally.events.append("delete") }
                }
                .accessibilityAction {
                    tally.events.append("more")
                } label: {
                    Text("More")
                })
        let element = try #require(harness.element("box"))
        for name in ["Share", "Delete", "More"] { #expect(element.perform(.named(name))) }
        #expect(tally.events == ["share", "delete", "more"])
        #expect(harness.labels == ["box"])
    }

    @Test func elementsWithAHigherPriorityAreReadFirst() {
        let found = elements(
            VStack {
                TestBox(9, 9, "a").accessibilitySortPriority(-1)
                TestBox(9, 9, "b")
                TestBox(9, 9, "c").accessibilitySortPriority(2)
                TestBox(9, 9, "d")
            })
        #expect(found.map(\.properties.label) == ["c", "b", "d", "a"])
    }

    /// A card of a memory game: an element of its own, tappable by its name, there also when nothing of it is seen.
    @Test func anInvisibleElementStaysAndItsTapIsItsActivation() throws {
        let tally = Tally()
        let card = { (opacity: Double) in
            Color.red.opacity(opacity).onTapGesture { tally.events.append("tap") }
                .accessibilityElement().accessibilityLabel(Text(verbatim: "Card 1")).accessibilityAddTraits(.isButton)
        }
        let harness = ViewHarness(card(1), size: CGSize(width: 100, height: 100))
        harness.tap("Card 1")
        #expect(try #require(harness.element("Card 1")).perform(.activate))
        #expect(tally.events == ["tap", "tap"])

        let hidden = ViewHarness(card(0), size: CGSize(width: 100, height: 100))
        #expect(hidden.element("Card 1")?.properties.role == .button)
        #expect(hidden.frame(of: "Card 1") == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func anotherViewMayStandForTheView() {
        let found = elements(
            Color.red.frame(width: 60, height: 40)
                .accessibilityRepresentation {
                    VStack {
                        TestBox(9, 9, "a"); TestBox(9, 9, "b")
                    }
                })
        #expect(found.map(\.properties.label) == ["a", "b"])
        let drawn = ViewHarness(
            Color.red.accessibilityRepresentation { TestBox(9, 9, "a") }, size: CGSize(width: 100, height: 100))
        let alone = ViewHarness(Color.red, size: CGSize(width: 100, height: 100))
        #expect(drawn.displayList == alone.displayList)
    }

    @Test func childrenMayBeGivenToAViewThatDrawsItself() {
        let found = elements(
            Color.red.frame(width: 60, height: 40).accessibilityChildren { TestBox(9, 9, "bar") }
                .accessibilityLabel(Text(verbatim: "Chart")))
        #expect(found.map(\.properties.label) == ["Chart", "bar"])
        #expect(found.first?.properties.frame == CGRect(x: 70, y: 80, width: 60, height: 40))
    }

    @Test func whatIsScrolledAwayHasAPlaceOutsideOfTheWindow() {
        let harness = ViewHarness(
            ScrollView {
                VStack(spacing: 0) {
                    TestBox(50, 300, "first"); TestBox(50, 20, "last")
                }
            },
            size: CGSize(width: 100, height: 100))
        #expect(harness.frame(of: "last") == CGRect(x: 25, y: 300, width: 50, height: 20))
    }

    /// New closures and descriptions come with each body; nothing has to be painted for them.
    @Test func newActionsDamageNothing() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                TestBox(50, 50, "box").accessibilityValue(Text(verbatim: "\(count)")).onTapGesture { count += 1 }
            }
        }
        let harness = ViewHarness(Counter(), size: CGSize(width: 100, height: 100))
        harness.tap("box")
        #expect(harness.element("box")?.properties.value == "1")
        #expect(harness.damage.isEmpty)
    }
}
