import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Links in texts, and what screen readers find.
@MainActor
struct TextInputTests {
    private final class Log {
        var entries: [String] = []
    }

    private func harness<V: View>(_ view: V, _ log: Log) -> ViewHarness {
        let action = OpenURLAction { url in
            log.entries.append(url.absoluteString)
            return .handled
        }
        return ViewHarness(view.environment(\.openURL, action), size: CGSize(width: 300, height: 300))
    }

    @Test func aTapOnALinkOpensIt() {
        let log = Log()
        let harness = harness(Text("Read the [manual](https://a.b/c) now"), log)
        harness.tap("manual")
        #expect(log.entries == ["https://a.b/c"])
    }

    @Test func aTapBesideALinkBelongsToTheViewAround() {
        let log = Log()
        let text = Text("Read the [manual](https://a.b/c) now").onTapGesture { log.entries.append("row") }
        let harness = harness(text, log)
        let frame = harness.frame(of: "Read the manual now")!
        harness.tap(at: CGPoint(x: frame.minX + 5, y: frame.midY))
        #expect(log.entries == ["row"])
        harness.tap(at: CGPoint(x: harness.frame(of: "manual")!.midX, y: frame.midY))
        #expect(log.entries == ["row", "https://a.b/c"])
    }

    @Test func linksAreFoundInTheLineThatTheyStandIn() {
        let log = Log()
        let text = Text("The first line is filled with words\nand [here](https://a.b/1) or [there](https://a.b/2)")
        let harness = harness(text, log)
        let first = harness.frame(of: "here")!
        let second = harness.frame(of: "there")!
        #expect(first.maxX < second.minX)
        #expect(first.minY > harness.frame(of: "The first line is filled with words\nand here or there")!.minY + 15)
        harness.tap("there")
        harness.tap("here")
        #expect(log.entries == ["https://a.b/2", "https://a.b/1"])
    }

    @Test func aTextThatIsALinkIsOneElement() {
        let log = Log()
        let harness = harness(Text("[manual](https://a.b/c)"), log)
        let element = harness.element("manual")
        #expect(element?.properties.role == .link)
        #expect(element?.perform(.activate) == true)
        #expect(log.entries == ["https://a.b/c"])
    }

    @Test func withoutAHandlerTheDesktopOpensLinks() {
        var opened: [URL] = []
        var environment = EnvironmentValues()
        environment.systemOpen = {
            opened.append($0)
            return true
        }
        environment.openURL(URL(string: "https://a.b")!)
        environment.openURL = OpenURLAction { _ in .systemAction(URL(string: "https://c.d")!) }
        environment.openURL(URL(string: "https://a.b")!)
        environment.openURL = OpenURLAction { _ in .discarded }
        var isAccepted: Bool?
        environment.openURL(URL(string: "https://a.b")!) { isAccepted = $0 }
        #expect(opened.map(\.absoluteString) == ["https://a.b", "https://c.d"])
        #expect(isAccepted == false)
    }

    @Test func screenReadersSayTheText() {
        let harness = ViewHarness(
            VStack {
                Text("Hello \("you")"); Text("")
            })
        #expect(harness.labels == ["Hello you"])
        #expect(harness.element("Hello you")?.properties.role == .text)
    }

    @Test func screenReadersSayTheTitleOfALabel() {
        let views = VStack {
            Label("Both", systemImage: "star")
            Label("Icon", systemImage: "star").labelStyle(.iconOnly)
            Label("Title", systemImage: "star").labelStyle(.titleOnly)
        }
        let harness = ViewHarness(views)
        #expect(harness.labels == ["Both", "Icon", "Title"])
        #expect(harness.viewGraph.root.texts.map(\.links.count) == [0, 0])
        let icon = harness.frame(of: "Icon")!
        #expect(icon.width < 40 && icon.width > 5)
    }

    @Test func ownLabelStylesAreEvaluatedWithTheirEnvironment() {
        struct Upright: LabelStyle {
            @Environment(\.layoutDirection) private var direction
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.icon
                    configuration.title
                    Text(direction == .rightToLeft ? "left" : "right")
                }
            }
        }
        let view = Label("Title", systemImage: "star").labelStyle(Upright()).environment(
            \.layoutDirection, .rightToLeft)
        let harness = ViewHarness(view)
        #expect(harness.labels.contains("left"))
        #expect(harness.labels.contains("Title"))
    }
}
