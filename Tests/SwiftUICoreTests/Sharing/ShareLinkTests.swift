import CoreTransferable
import Foundation
import SwiftUITestSupport
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

@MainActor
struct ShareLinkTests {
    private func clipboardText(_ harness: ViewHarness) -> String? {
        var text: String?
        harness.viewGraph.services.clipboard.string { text = $0 }
        return text
    }

    @Test func textsAreCopied() {
        let harness = ViewHarness(ShareLink(item: "Hanok"))
        harness.tap("Share…")
        harness.advance(by: 1)
        #expect(!harness.labels.contains("Open"))
        harness.tap("Copy")
        harness.advance(by: 1)
        #expect(clipboardText(harness) == "Hanok")
        #expect(!harness.labels.contains("Copy"))
    }

    @Test func addressesAreOpened() throws {
        let tally = Tally()
        let url = try #require(URL(string: "https://www.swift.org"))
        let view = ShareLink("Send", item: url)
            .environment(
                \.openURL,
                OpenURLAction { url in
                    tally.events.append(url.absoluteString)
                    return .handled
                })
        let harness = ViewHarness(view)
        harness.tap("Send")
        harness.advance(by: 1)
        harness.tap("Open")
        #expect(tally.events == ["https://www.swift.org"])
    }

    private struct Picture: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .png) { (_: Picture) in Data([1]) }
        }
    }

    @Test func filesAreSaved() {
        let harness = ViewHarness(ShareLink(item: Picture(), preview: SharePreview("A picture")))
        harness.tap("Share…")
        harness.advance(by: 1)
        #expect(harness.labels.contains("A picture"))
        #expect(harness.labels.contains("Save to Downloads"))
        #expect(!harness.labels.contains("Copy"))
    }

    @Test func whatIsOnTheClipboardIsPasted() async throws {
        let tally = Tally()
        let harness = ViewHarness(PasteButton(payloadType: String.self) { tally.events += $0 })
        harness.viewGraph.services.clipboard.setString("Hanok")
        harness.tap("Paste")
        for _ in 0..<200 where tally.events.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(tally.events == ["Hanok"])
    }
}
