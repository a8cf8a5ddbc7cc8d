import AppleFoundation
import CoreTransferable
import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing
import UniformTypeIdentifiers

@testable import SwiftUICore

@MainActor
struct DragAcrossWindowsTests {
    private let tally = Tally()
    private let size = CGSize(width: 100, height: 100)
    private let middle = CGPoint(x: 50, y: 50)
    private let outside = CGPoint(x: 150, y: 50)

    private func harness<Content: View>(_ content: Content) -> ViewHarness {
        let harness = ViewHarness(content, size: size)
        harness.hasOutside = true
        return harness
    }

    // MARK: In

    @discardableResult
    private func send(
        _ phase: DragEvent.Phase, to harness: ViewHarness, at point: CGPoint? = nil, _ data: [String: String] = [:],
        source: (any DragEvent.Source)? = nil
    ) -> Bool {
        let types = data.keys.sorted { $1 == DragEvent.addressList || $0 < $1 }
        return harness.send(
            .drag(
                DragEvent(
                    phase: phase, location: point ?? middle, mimeTypes: types, data: data.mapValues { Data($0.utf8) },
                    source: source, time: harness.now)))
    }

    private let text = ["text/plain;charset=utf-8": "Hanok"]

    @Test func textComesIn() async {
        let harness = harness(
            Color.blue.dropDestination(for: String.self) { items, location in
                tally.events.append("\(items) at \(location.x) \(location.y)")
                return true
            } isTargeted: {
                tally.events.append("\($0)")
            })
        #expect(send(.entered, to: harness, text))
        #expect(send(.moved, to: harness, text))
        #expect(send(.dropped, to: harness, text))
        for _ in 0..<500 where tally.events.count < 3 { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(tally.events == ["true", "false", #"["Hanok"] at 50.0 50.0"#])
        #expect(harness.viewGraph.dragSession == nil)
    }

    @Test func whatLeavesIsForgotten() {
        let harness = harness(
            Color.blue.dropDestination(for: String.self) { _, _ in
                true
            } isTargeted: {
                tally.events.append("\($0)")
            })
        send(.entered, to: harness, text)
        send(.left, to: harness)
        #expect(tally.events == ["true", "false"])
        #expect(harness.viewGraph.dragSession == nil)
        #expect(!send(.dropped, to: harness, text))
    }

    @Test func otherKindsAreNotTaken() {
        let harness = harness(Color.blue.onDrop(of: [.image], isTargeted: nil) { _ in true })
        #expect(!send(.entered, to: harness, text))
        #expect(!send(.dropped, to: harness, text))
    }

    private struct Refusal: DropDelegate {
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .forbidden) }
        func performDrop(info: DropInfo) -> Bool { true }
    }

    @Test func aDelegateCanRefuse() {
        let harness = harness(Color.blue.onDrop(of: [.text], delegate: Refusal()))
        #expect(!send(.entered, to: harness, text))
        #expect(!send(.dropped, to: harness, text))
    }

    /// Each file is an item, of its own kind and as an address.
    @Test func filesComeInAsAddresses() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (picture, note) = (folder.appendingPathComponent("a b.png"), folder.appendingPathComponent("c.txt"))
        for file in [picture, note] { try Data("x".utf8).write(to: file) }
        let harness = harness(
            Color.blue.onDrop(of: [.fileURL], isTargeted: nil) { providers in
                tally.events.append("\(providers.map(\.registeredTypeIdentifiers))")
                return true
            })
        let list = [DragEvent.addressList: "# two\r\n\(picture.absoluteString)\r\n\(note.absoluteString)\r\n"]
        #expect(send(.entered, to: harness, list))
        #expect(send(.dropped, to: harness, list))
        #expect(
            tally.events == [#"[["public.png", "public.file-url"], ["public.plain-text", "public.file-url"]]"#])
    }

    @Test func addressesOfTheWebComeInWithTheirText() {
        let harness = harness(
            Color.blue.onDrop(of: [.url], isTargeted: nil) { providers in
                tally.events.append("\(providers.map(\.registeredTypeIdentifiers))")
                return true
            })
        let data = [DragEvent.addressList: "https://www.swift.org\r\n", "text/html": "<a>", "text/plain": "Swift"]
        send(.entered, to: harness, data)
        #expect(send(.dropped, to: harness, data))
        #expect(tally.events == [#"[["public.url", "public.html", "public.utf8-plain-text"]]"#])
    }

    /// A field takes text where it is dropped, and gets the keyboard.
    @Test func fieldsTakeText() async {
        let box = ValueBox("ab")
        let harness = harness(WithState(box) { TextField("Name", text: $0).accessibilityIdentifier("field") })
        let frame = harness.frame(of: "field") ?? .zero
        let start = CGPoint(x: frame.minX + 1, y: frame.midY)
        #expect(send(.entered, to: harness, at: start, text))
        #expect(send(.dropped, to: harness, at: start, text))
        for _ in 0..<500 where box.value == "ab" { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(box.value == "Hanokab")
        #expect(harness.viewGraph.focus != nil)
        #expect(!send(.entered, to: harness, at: start, ["image/png": "x"]))
    }

    // MARK: Out

    /// Lifts what lies in the middle, and drags it out.
    private func dragOut(_ harness: ViewHarness) {
        func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
            harness.send(.pointer(PointerEvent(phase: phase, location: point, time: harness.now, device: .touch)))
        }
        send(.down, middle)
        harness.advance(by: 0.6)
        send(.moved, CGPoint(x: 90, y: 50))
        send(.moved, outside)
    }

    private func data(_ mimeType: String, of harness: ViewHarness) async -> String? {
        let drag = harness.outgoingDrag
        return await withCheckedContinuation { continuation in
            drag?.load(mimeType) { data in
                continuation.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
            }
        }
    }

    @Test func textGoesOut() async {
        let harness = harness(Color.red.draggable("Hanok"))
        dragOut(harness)
        #expect(harness.outgoingDrag?.mimeTypes == ["text/plain;charset=utf-8"])
        #expect(harness.outgoingDrag?.picture.bounds.size == size)
        #expect(await data("text/plain;charset=utf-8", of: harness) == "Hanok")
        harness.outgoingDrag?.onEnd(true)
        #expect(harness.viewGraph.dragSession == nil)
    }

    @Test func addressesGoOutAsAListAndAsText() async throws {
        let address = try #require(URL(string: "https://www.swift.org"))
        let harness = harness(Color.red.draggable(address))
        dragOut(harness)
        #expect(harness.outgoingDrag?.mimeTypes == ["text/uri-list", "text/plain;charset=utf-8"])
        #expect(await data("text/uri-list", of: harness) == "https://www.swift.org\r\n")
    }

    private struct Card: Codable, Transferable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
            CodableRepresentation(contentType: .json).visibility(.ownProcess)
            ProxyRepresentation(exporting: \.title)
        }
    }

    /// What others may not see stays here, and a kind of the app's own goes by its name.
    @Test func kindsGoOutByTheirMIMETypes() {
        let harness = harness(Color.red.draggable(Card(title: "Card")))
        dragOut(harness)
        #expect(
            harness.outgoingDrag?.mimeTypes == ["application/x-uti-org.example.card", "text/plain;charset=utf-8"])
        #expect(UTType(dragMIMEType: "application/x-uti-org.example.card")?.identifier == "org.example.card")
    }

    @Test func thePictureStaysWhereNothingIsAround() {
        let harness = harness(Color.red.draggable("Hanok"))
        harness.hasOutside = false
        let before = harness.displayList.commands.count
        dragOut(harness)
        #expect(harness.outgoingDrag == nil)
        #expect(harness.displayList.commands.count > before)
    }

    /// The desktop shows what has left; the finger that lifted it has no say any more.
    @Test func whatHasLeftIsNotDrawn() {
        let harness = harness(Color.red.draggable("Hanok"))
        let before = harness.displayList.commands.count
        dragOut(harness)
        #expect(harness.displayList.commands.count == before)
        harness.send(.pointer(PointerEvent(phase: .cancelled, location: outside, time: harness.now)))
        #expect(harness.viewGraph.dragSession != nil)
        harness.outgoingDrag?.onEnd(false)
        #expect(harness.viewGraph.dragSession == nil)
    }

    // MARK: Within the app

    private struct Secret: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (_: Secret) in "secret" }
        }
    }

    /// The value itself comes back, or into another window.
    @Test(arguments: [true, false]) func valuesCrossWindows(isSame: Bool) {
        let view = Color.red.draggable(Secret())
            .dropDestination(for: Secret.self) { items, _ in
                tally.events.append("\(items.count) dropped")
                return true
            }
        let source = harness(view)
        let target = isSame ? source : harness(view)
        dragOut(source)
        let session = source.outgoingDrag?.source
        send(.entered, to: target, at: CGPoint(x: 10, y: 10), source: session)
        #expect(send(.moved, to: target, source: session))
        #expect(send(.dropped, to: target, source: session))
        source.outgoingDrag?.onEnd(true)
        #expect(tally.events == ["1 dropped"])
        #expect(source.viewGraph.dragSession == nil && target.viewGraph.dragSession == nil)
    }
}
