import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Boxes, disclosure groups, groups of controls, labelled content, links, gauges and views for missing content.
@MainActor
struct GroupTests {
    private struct UpperStyle: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.content
                LabeledContent(configuration)
            }
        }
    }

    @Test func aDisclosureGroupOpensAndCloses() {
        let tally = Tally()
        let harness = ViewHarness(
            DisclosureGroup("More") {
                TestBox(50, 50, "inside").onAppear { tally.events.append("appear") }
            })
        #expect(harness.labels == ["More"])
        #expect(tally.events.isEmpty)
        harness.tap("More")
        #expect(harness.labels == ["More", "inside"])
        #expect(harness.element("More")?.properties.value == "Expanded")
        harness.tap("More")
        #expect(harness.labels == ["More"])
        let box = ValueBox(true)
        let bound = ViewHarness(WithState(box) { DisclosureGroup("More", isExpanded: $0) { TestBox(9, 9, "inside") } })
        bound.tap("More")
        #expect(!box.value)
    }

    /// 16 points around the content (iOS 14 to 18).
    @Test func aGroupBoxKeepsItsContentFromTheEdge() throws {
        let harness = ViewHarness(GroupBox { TestBox(50, 20).probe("content") }.probe("box"))
        let frames = harness.viewGraph.root.probedFrames
        #expect(try #require(frames["box"]) == (try #require(frames["content"])).insetBy(dx: -16, dy: -16))
        #expect(ViewHarness(GroupBox("Title") { TestBox(9, 9, "in") }).labels == ["Title", "in"])
    }

    @Test func labelledContentIsReadAsOne() {
        let harness = ViewHarness(LabeledContent("Version", value: "1.0"))
        #expect(harness.labels == ["Version, 1.0"])
        let styled = ViewHarness(LabeledContent("Version", value: "1.0").labeledContentStyle(UpperStyle()))
        #expect(styled.labels == ["1.0", "Version, 1.0"])
        let hidden = ViewHarness(LabeledContent("Version", value: 2, format: .number).labelsHidden().probe("view"))
        #expect(hidden.labels.contains("Version"))
    }

    @Test func aLinkOpensItsAddress() throws {
        let tally = Tally()
        let address = try #require(URL(string: "https://a.example"))
        let harness = ViewHarness(
            Link("Site", destination: address).environment(
                \.openURL,
                OpenURLAction { url in
                    tally.events.append(url.absoluteString)
                    return .handled
                }))
        #expect(harness.element("Site")?.properties.role == .link)
        harness.tap("Site")
        #expect(tally.events == ["https://a.example"])
    }

    @Test func aGroupOfControlsActs() {
        let tally = Tally()
        let harness = ViewHarness(
            ControlGroup {
                Button("Less") { tally.events.append("less") }
                Button("More") { tally.events.append("more") }.disabled(true)
            })
        harness.tap("Less")
        harness.tap("More")
        #expect(tally.events == ["less"])
        let menu = ViewHarness(
            ControlGroup("Size") { Button("Less") { tally.events.append("menu") } }.controlGroupStyle(.menu))
        menu.tap("Size")
        menu.advance(by: 1)
        menu.tap("Less")
        #expect(tally.events == ["less", "menu"])
    }

    @Test func groupsOfAMenuAreOneRow() throws {
        let menu = Menu("Open") {
            ControlGroup {
                Button("Copy", systemImage: "doc.on.doc") {}
                Button("Move", systemImage: "folder") {}
            }
            Button("Delete") {}
        }
        let harness = ViewHarness(menu)
        harness.tap("Open")
        harness.advance(by: 1)
        let (copy, move) = (try #require(harness.frame(of: "Copy")), try #require(harness.frame(of: "Move")))
        #expect(copy.maxX <= move.minX && copy.minY == move.minY)
        let palette = ViewHarness(menu.controlGroupStyle(.palette))
        palette.tap("Open")
        palette.advance(by: 1)
        #expect(try #require(palette.frame(of: "Copy")).height < copy.height)
    }

    @Test func aCompactMenuHasItsControlsInARow() throws {
        let tally = Tally()
        let harness = ViewHarness(
            ControlGroup("Edit") {
                Button("Copy", systemImage: "doc.on.doc") { tally.events.append("copy") }
                Button("Move", systemImage: "folder") {}
            }
            .controlGroupStyle(.compactMenu))
        harness.tap("Edit")
        harness.advance(by: 1)
        #expect(try #require(harness.frame(of: "Copy")).minY == #require(harness.frame(of: "Move")).minY)
        harness.tap("Copy")
        #expect(tally.events == ["copy"])
    }

    @Test func aPickerShowsAViewForItsValue() {
        let harness = ViewHarness(
            List {
                Picker("Size", selection: .constant(1)) {
                    Text("Small").tag(1)
                } currentValueLabel: {
                    Text("S")
                }
            })
        #expect(harness.element("Size")?.properties.value == "S")
    }

    @Test(arguments: [(30.0, "30%"), (-5, "0%"), (500, "100%"), (Double.nan, "0%")])
    func aGaugeSaysWhereItStands(value: Double, spoken: String) {
        let harness = ViewHarness(
            VStack {
                Gauge(value: value, in: 0...100) { Text(verbatim: "Fuel") }
                Gauge(value: value, in: 0...100) { Text(verbatim: "Fuel") }.gaugeStyle(.accessoryCircular)
                Gauge(value: value, in: 0...100) { Text(verbatim: "Fuel") }.gaugeStyle(.accessoryLinear)
            })
        let found = harness.elements.dropFirst().map(\.properties)
        #expect(found.map(\.label) == ["Fuel", "Fuel", "Fuel"])
        #expect(found.map(\.value) == [spoken, spoken, spoken])
    }

    @Test func missingContentIsExplained() {
        let harness = ViewHarness(
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text(verbatim: "None yet")))
        #expect(harness.labels == ["No Mail", "None yet"])
        #expect(ViewHarness(ContentUnavailableView.search(text: "x")).labels.first == "No Results for “x”")
        #expect(ViewHarness(ContentUnavailableView.search).labels.first == "No Results")
        let tally = Tally()
        let acting = ViewHarness(
            ContentUnavailableView {
                Label("Offline", systemImage: "wifi.slash")
            } description: {
                Text(verbatim: "Try again")
            } actions: {
                Button("Retry") { tally.events.append("retry") }
            })
        acting.tap("Retry")
        #expect(tally.events == ["retry"])
    }
}
