import CairoRenderer
import Foundation
import Geometry
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// Apple, AsyncImage and AsyncImagePhase.
@MainActor
struct AsyncImageTests {
    /// A PNG file of 4 × 2 black pixels, which its folder is named after.
    private func makeFile() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("black.png")
        let picture = PixelSurface(width: 4, height: 2)
        CairoRenderer().draw(.init(), on: picture, scale: 1, background: .black)
        try picture.writePNG(to: file.path)
        return file
    }

    /// Lets the main loop turn until the views say what is expected, two seconds at most.
    private func wait(for label: String, in harness: ViewHarness) async {
        for _ in 0..<200 where !harness.labels.contains(label) {
            try? await Task.sleep(for: .milliseconds(10))
            await harness.turnMainLoop()
        }
    }

    private struct Phases: View {
        var url: URL?
        var body: some View {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: Text("empty")
                case .success(let image): image.accessibilityLabel("success")
                case .failure: Text("failure")
                }
            }
        }
    }

    @Test func aPictureIsShownOnceItIsThere() async throws {
        let file = try makeFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let harness = ViewHarness(Phases(url: file))
        #expect(harness.labels == ["empty"])
        await wait(for: "success", in: harness)
        #expect(harness.labels == ["success"])
        #expect(harness.element("success")?.properties.frame.size == CGSize(width: 4, height: 2))
    }

    @Test func whatIsNoPictureFails() async throws {
        let file = try makeFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        try Data("no picture".utf8).write(to: file)
        let harness = ViewHarness(Phases(url: file))
        await wait(for: "failure", in: harness)
        #expect(harness.labels == ["failure"])
    }

    @Test func aMissingFileFails() async {
        let harness = ViewHarness(Phases(url: URL(fileURLWithPath: "/there/is/no/such.png")))
        await wait(for: "failure", in: harness)
        #expect(harness.labels == ["failure"])
    }

    @Test func withoutAnAddressItStaysEmpty() async {
        let harness = ViewHarness(Phases(url: nil))
        await harness.turnMainLoop()
        #expect(harness.labels == ["empty"])
    }

    @Test func anotherAddressBeginsAnew() async throws {
        struct Switching: View {
            let first: URL
            @State private var url: URL?
            var body: some View {
                VStack {
                    Phases(url: url ?? first)
                    Text("other").onTapGesture { url = URL(fileURLWithPath: "/there/is/no/such.png") }
                }
            }
        }
        let file = try makeFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let harness = ViewHarness(Switching(first: file))
        await wait(for: "success", in: harness)
        harness.tap("other")
        #expect(harness.labels == ["empty", "other"])
        await wait(for: "failure", in: harness)
        #expect(harness.labels == ["failure", "other"])
    }

    @Test func aViewThatIsGoneShowsNothing() async throws {
        struct Leaving: View {
            let url: URL
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Phases(url: url) }
                    Text("leave").onTapGesture { isShown = false }
                }
            }
        }
        let harness = ViewHarness(Leaving(url: URL(fileURLWithPath: "/there/is/no/such.png")))
        harness.tap("leave")
        await harness.turnMainLoop()
        #expect(harness.labels == ["leave"])
    }

    @Test func dataIsFetchedOnce() async throws {
        let file = try makeFile()
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        let loader = PictureLoader()
        let (first, second) = (try await loader.picture(at: file), try await loader.picture(at: file))
        #expect(first === second)
        #expect(await loader.fetchCount == 1)
    }

    @Test func thePlaceholderTakesAllTheRoom() {
        let harness = ViewHarness(AsyncImage(url: nil).probe("image"), size: CGSize(width: 50, height: 40))
        #expect(harness.viewGraph.root.probedFrames["image"] == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(harness.color(at: 25, 20) != .white)
    }
}
