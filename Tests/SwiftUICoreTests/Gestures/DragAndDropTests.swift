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
struct DragAndDropTests {
    private let tally = Tally()

    /// A view to drag above one to drop it on, each 100 points high.
    private func harness<Source: View, Target: View>(_ source: Source, _ target: Target) -> ViewHarness {
        ViewHarness(
            VStack(spacing: 0) {
                source.frame(width: 100, height: 100)
                target.frame(width: 100, height: 100)
            }, size: CGSize(width: 100, height: 200))
    }

    private let top = CGPoint(x: 50, y: 50)
    private let bottom = CGPoint(x: 20, y: 130)

    /// Holds a finger still, moves it and lets go.
    private func drag(_ harness: ViewHarness, after delay: Double = 0.6, device: PointerEvent.Device = .touch) {
        func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
            harness.send(.pointer(PointerEvent(phase: phase, location: point, time: harness.now, device: device)))
        }
        send(.down, top)
        harness.advance(by: delay)
        send(.moved, CGPoint(x: 50, y: 70))
        send(.moved, bottom)
        tally.events.append("over")
        send(.up, bottom)
    }

    /// Apps learn from the preview's `onAppear` what is dragged.
    @Test func aPreviewAppearsForTheTimeOfTheDrag() {
        let harness = harness(
            Color.red.draggable("Hanok") {
                Color.green.frame(width: 20, height: 20)
                    .onAppear { tally.events.append("appeared") }
                    .onDisappear { tally.events.append("disappeared") }
            },
            Color.blue.dropDestination(for: String.self) { _, _ in
                tally.events.append("dropped")
                return true
            })
        drag(harness)
        harness.advance(by: 0.1)
        #expect(tally.events == ["appeared", "over", "dropped", "disappeared"])
    }

    @Test func coloursAreDropped() {
        let harness = harness(
            Color.red.draggable(Color.red),
            Color.blue.dropDestination(for: Color.self) { items, _ in
                tally.events.append(items == [.red] ? "red" : "\(items)")
                return true
            })
        drag(harness)
        #expect(tally.events == ["over", "red"])
    }

    @Test func valuesAreDropped() {
        let harness = harness(
            Color.red.draggable("Hanok"),
            Color.blue.dropDestination(for: String.self) { items, location in
                tally.events.append("\(items) \(location.x) \(location.y)")
                return true
            } isTargeted: {
                tally.events.append("\($0)")
            })
        drag(harness)
        #expect(tally.events == ["true", "over", "false", #"["Hanok"] 20.0 30.0"#])
        #expect(harness.viewGraph.dragSession == nil)
    }

    /// A press opens the menu; moving on closes it and drags. Without moving the menu stays.
    @Test(arguments: [true, false])
    func aContextMenuAndADragShareAPress(isMenuOutside: Bool) {
        let target = Color.blue.dropDestination(for: String.self) { items, _ in
            tally.events.append("\(items)")
            return true
        }
        let source =
            isMenuOutside
            ? AnyView(Color.red.draggable("Hanok").contextMenu { Button("Copy") {} })
            : AnyView(Color.red.contextMenu { Button("Copy") {} }.draggable("Hanok"))
        let harness = harness(source, target)
        func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
            harness.send(.pointer(PointerEvent(phase: phase, location: point, time: harness.now, device: .touch)))
        }
        send(.down, top)
        harness.advance(by: 1)
        #expect(harness.element("Copy") != nil && harness.viewGraph.dragSession == nil)
        send(.moved, bottom)
        harness.advance(by: 1)
        #expect(harness.element("Copy") == nil && harness.viewGraph.dragSession != nil)
        send(.moved, CGPoint(x: bottom.x, y: bottom.y + 1))
        send(.up, bottom)
        #expect(tally.events == [#"["Hanok"]"#])
        harness.advance(by: 1)
        send(.down, top)
        harness.advance(by: 1)
        send(.up, top)
        harness.advance(by: 1)
        #expect(harness.element("Copy") != nil && harness.viewGraph.dragSession == nil)
    }

    @Test func escapeHasWhatIsLiftedGoBack() {
        let harness = harness(
            Color.red.draggable("Hanok"),
            Color.blue.dropDestination(for: String.self) { _, _ in
                tally.events.append("dropped")
                return true
            } isTargeted: {
                tally.events.append("\($0)")
            })
        func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
            harness.send(.pointer(PointerEvent(phase: phase, location: point, time: harness.now, device: .touch)))
        }
        send(.down, top)
        harness.advance(by: 0.6)
        send(.moved, bottom)
        harness.press("\u{1B}")
        #expect(tally.events == ["true", "false"])
        harness.advance(by: 2)
        #expect(harness.viewGraph.dragSession == nil)
        send(.up, bottom)
        #expect(tally.events == ["true", "false"])
    }

    /// A view that is gone meanwhile does not take along what was lifted from it.
    @Test func whatIsLiftedOutlivesItsView() {
        struct Leaving: View {
            let tally: Tally
            @State private var isThere = true
            var body: some View {
                VStack(spacing: 0) {
                    if isThere {
                        Color.red.draggable("Hanok").frame(height: 100)
                    } else {
                        Color.clear.frame(height: 100)
                    }
                    Color.blue.dropDestination(for: String.self) { items, _ in
                        tally.events.append("\(items)")
                        return true
                    } isTargeted: {
                        if $0 { isThere = false }
                    }
                }
            }
        }
        let harness = ViewHarness(Leaving(tally: tally), size: CGSize(width: 100, height: 200))
        drag(harness)
        #expect(tally.events == ["over", #"["Hanok"]"#])
    }

    @Test func valuesOfOtherTypesAreNotTaken() {
        let harness = harness(
            Color.red.draggable("Hanok"),
            Color.blue.dropDestination(for: Data.self) { _, _ in
                tally.events.append("taken")
                return true
            })
        drag(harness)
        #expect(tally.events == ["over"])
    }

    /// What nobody takes goes back to where it was.
    @Test func whatNobodyTakesGoesBack() {
        let harness = harness(Color.red.draggable("Hanok"), Color.blue)
        drag(harness)
        #expect(harness.viewGraph.dragSession != nil)
        harness.advance(by: 2)
        #expect(harness.viewGraph.dragSession == nil)
    }

    @Test func providersAreDropped() {
        let harness = harness(
            Color.red.onDrag { NSItemProvider(object: "Hanok" as NSString) },
            Color.blue.onDrop(of: [.plainText, .url], isTargeted: nil) { providers, location in
                tally.events.append("\(providers.map(\.registeredTypeIdentifiers)) \(location.x) \(location.y)")
                return true
            })
        drag(harness)
        #expect(tally.events == ["over", #"[["public.utf8-plain-text"]] 20.0 30.0"#])
    }

    @Test func kindsThatAreNotAskedForAreNotTaken() {
        let harness = harness(
            Color.red.onDrag { NSItemProvider(object: "Hanok" as NSString) },
            Color.blue.onDrop(of: ["public.image"], isTargeted: nil) { _ in
                tally.events.append("taken")
                return true
            })
        drag(harness)
        #expect(tally.events == ["over"])
    }

    private struct Letters: View {
        @State var letters = ["a", "b"]
        var takesValues = true
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(height: 50).draggable("x")
                List {
                    if takesValues {
                        ForEach(letters, id: \.self) { Text($0) }
                            .dropDestination(for: String.self) { letters.insert(contentsOf: $0, at: $1) }
                    } else {
                        ForEach(letters, id: \.self) { Text($0) }
                            .onInsert(of: [.plainText]) { index, providers in
                                letters.insert("\(providers.count)", at: index)
                            }
                    }
                }
                .listStyle(.plain)
            }
        }
    }

    /// On the lower half of a row something is put after it.
    @Test(arguments: [true, false])
    func whatIsDroppedOnRowsIsPutBetweenThem(takesValues: Bool) throws {
        let harness = ViewHarness(Letters(takesValues: takesValues))
        func drop(at y: CGFloat) {
            harness.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 100, y: 25), time: 0)))
            harness.advance(by: 0.6)
            for phase in [PointerEvent.Phase.moved, .up] {
                harness.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: 100, y: y), time: 1)))
            }
            harness.settle()
        }
        drop(at: try #require(harness.frame(of: "a")).maxY + 5)
        let new = takesValues ? "x" : "1"
        #expect(harness.labels.filter { ["a", "b", new].contains($0) } == ["a", new, "b"])
    }

    /// A list without rows takes what is dropped on it; below the last row something is put at the end.
    @Test(arguments: [[], ["a", "b"]])
    func whatIsDroppedBesideTheRowsIsPutAtTheEnd(letters: [String]) {
        let harness = ViewHarness(Letters(letters: letters))
        harness.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 100, y: 25), time: 0)))
        harness.advance(by: 0.6)
        for phase in [PointerEvent.Phase.moved, .up] {
            harness.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: 100, y: 600), time: 1)))
        }
        harness.settle()
        #expect(harness.labels.filter { ["a", "b", "x"].contains($0) } == letters + ["x"])
    }

    private struct Delegate: DropDelegate {
        let tally: Tally
        var operation = DropOperation.copy
        func dropEntered(info: DropInfo) { tally.events.append("entered") }
        func dropExited(info: DropInfo) { tally.events.append("exited") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
        func performDrop(info: DropInfo) -> Bool {
            tally.events.append("dropped \(info.itemProviders(for: [.text]).count)")
            return true
        }
    }

    @Test func delegatesFollowADrag() {
        let harness = harness(
            Color.red.draggable("Hanok"), Color.blue.onDrop(of: [.text], delegate: Delegate(tally: tally)))
        drag(harness)
        #expect(tally.events == ["entered", "over", "dropped 1"])
    }

    @Test func delegatesCanForbidADrop() {
        let harness = harness(
            Color.red.draggable("Hanok"),
            Color.blue.onDrop(of: [.text], delegate: Delegate(tally: tally, operation: .forbidden)))
        drag(harness)
        #expect(tally.events == ["entered", "over", "exited"])
    }

    /// A finger that does not rest first scrolls; a mouse drags at once where nothing scrolls.
    @Test func aFingerHasToRestFirst() {
        for (device, isDropped) in [(PointerEvent.Device.touch, false), (.mouse, true)] {
            tally.events = []
            let harness = harness(
                Color.red.draggable("Hanok"),
                Color.blue.dropDestination(for: String.self) { _, _ in
                    tally.events.append("dropped")
                    return true
                })
            drag(harness, after: 0.1, device: device)
            #expect(tally.events.contains("dropped") == isDropped)
        }
    }

    @Test func tapsStillArrive() {
        let harness = harness(
            Button("Tap") { tally.events.append("tapped") }.draggable("Hanok"), Color.blue)
        harness.tap("Tap")
        #expect(tally.events == ["tapped"])
    }

    /// The view, or the preview, is drawn under the pointer until it is dropped.
    @Test func theDraggedViewIsDrawn() {
        func commands(_ harness: ViewHarness) -> Int { harness.displayList.commands.count }
        let plain = harness(Color.red.draggable("Hanok"), Color.blue)
        let previewed = harness(Color.red.draggable("Hanok") { Text("Preview") }, Color.blue)
        for harness in [plain, previewed] {
            let before = commands(harness)
            harness.send(.pointer(PointerEvent(phase: .down, location: top, time: harness.now)))
            harness.advance(by: 0.6)
            #expect(commands(harness) > before)
            harness.send(.pointer(PointerEvent(phase: .cancelled, location: top, time: harness.now)))
            harness.advance(by: 1)
            #expect(commands(harness) == before)
        }
    }

    /// A view that draws nothing takes what is dropped in its frame.
    @Test func emptySpaceTakesDrops() {
        let harness = harness(
            Color.red.draggable("Hanok"),
            VStack { Text("Small") }.frame(width: 100, height: 100).dropDestination(for: String.self) { _, _ in
                tally.events.append("dropped")
                return true
            })
        drag(harness)
        #expect(tally.events.contains("dropped"))
    }
}
