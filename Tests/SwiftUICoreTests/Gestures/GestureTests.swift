import Foundation
import Geometry
import Platform
import SwiftUITestSupport
import Testing

@testable import SwiftUICore

/// What gestures tell, and which of several wins.
@MainActor
struct GestureTests {
    private final class Events {
        var value: [String] = []
    }

    private let events = Events()

    private func note(_ text: String) { events.value.append(text) }

    private func harness(_ content: some View) -> ViewHarness {
        ViewHarness(content, size: CGSize(width: 200, height: 200))
    }

    /// Presses and moves; lets go at the last point.
    private func drag(_ harness: ViewHarness, _ points: [CGPoint], seconds: Double = 0.1, lifts: Bool = true) {
        harness.send(.pointer(PointerEvent(phase: .down, location: points[0], time: harness.now)))
        for point in points.dropFirst() {
            harness.advance(by: seconds)
            harness.send(.pointer(PointerEvent(phase: .moved, location: point, time: harness.now)))
        }
        if lifts { harness.send(.pointer(PointerEvent(phase: .up, location: points.last!, time: harness.now))) }
    }

    @Test func aDragBeginsAtItsMinimumDistanceAndTellsFromItsStart() {
        let harness = harness(
            Color.red.gesture(
                DragGesture()
                    .onChanged { note("changed \($0.translation.width)") }
                    .onEnded { note("ended \($0.translation.width) from \($0.startLocation.x)") }))
        drag(harness, [CGPoint(x: 20, y: 50), CGPoint(x: 29, y: 50), CGPoint(x: 30, y: 50), CGPoint(x: 60, y: 50)])
        #expect(events.value == ["changed 10.0", "changed 40.0", "ended 40.0 from 20.0"])
    }

    @Test func atMinimumDistanceZeroItBeginsAsThePointerGoesDown() {
        let harness = harness(
            Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { note("\($0.translation.width)") }))
        drag(harness, [CGPoint(x: 20, y: 50)], lifts: false)
        #expect(events.value == ["0.0"])
    }

    @Test func theEndIsPredictedFromTheSpeed() {
        let harness = harness(
            Color.red.gesture(
                DragGesture().onEnded { note("\($0.velocity.width.rounded()) \($0.predictedEndLocation.x.rounded())") })
        )
        // 40 points in 0.05 seconds.
        drag(harness, [CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50), CGPoint(x: 100, y: 50)], seconds: 0.05)
        #expect(events.value == ["800.0 300.0"])
    }

    @Test func aTapIsNoDrag() {
        let harness = harness(
            Color.red.gesture(DragGesture().onEnded { _ in note("drag") }).onTapGesture { note("tap") })
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(events.value == ["tap"])
        drag(harness, [CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 50)])
        #expect(events.value == ["tap", "drag"])
    }

    /// The usual way to have both on one view: the tap inside, the long press around it.
    @Test func aLongPressDoesNotWaitForATapInside() {
        let harness = harness(Color.red.onTapGesture { note("tap") }.onLongPressGesture { note("long") })
        let middle = CGPoint(x: 50, y: 50)
        harness.tap(at: middle)
        #expect(events.value == ["tap"])
        harness.send(.pointer(PointerEvent(phase: .down, location: middle, time: harness.now)))
        harness.advance(by: 0.6)
        #expect(events.value == ["tap", "long"])
        harness.send(.pointer(PointerEvent(phase: .up, location: middle, time: harness.now)))
        #expect(events.value == ["tap", "long"])
    }

    /// An endless press is a usual way to know whether something is held.
    @Test func aPressThatIsNeverLongEnoughTellsThatItIsHeld() {
        let harness = harness(
            Color.red.onLongPressGesture(minimumDuration: .infinity) {
                note("long")
            } onPressingChanged: {
                note("\($0)")
            })
        let middle = CGPoint(x: 50, y: 50)
        harness.send(.pointer(PointerEvent(phase: .down, location: middle, time: harness.now)))
        harness.advance(by: 10)
        #expect(events.value == ["true"])
        harness.send(.pointer(PointerEvent(phase: .up, location: middle, time: harness.now)))
        #expect(events.value == ["true", "false"])
    }

    @Test(arguments: [0, -1, Double.nan]) func aPressWithoutDurationIsLongAtOnce(duration: Double) {
        let harness = harness(Color.red.onLongPressGesture(minimumDuration: duration) { note("long") })
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(events.value == ["long"])
    }

    @Test func aSingleTapOutsideWaitsForADoubleTapInside() {
        let harness = harness(Color.red.onTapGesture(count: 2) { note("double") }.onTapGesture { note("single") })
        let middle = CGPoint(x: 50, y: 50)
        harness.tap(at: middle)
        harness.advance(by: 0.1)
        harness.tap(at: middle)
        harness.advance(by: 1)
        harness.tap(at: middle)
        #expect(events.value == ["double"])
        harness.advance(by: 1)
        #expect(events.value == ["double", "single"])
    }

    /// A press from the start, around a tap, does not take it away.
    @Test func aDragFromTheStartOutsideWaitsForATapInside() {
        let harness = harness(
            Color.red.onTapGesture { note("tap") }
                .gesture(DragGesture(minimumDistance: 0).onEnded { _ in note("drag") }))
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(events.value == ["tap"])
    }

    @Test func aDragOutsideTakesThePointerFromATapInside() {
        let harness = harness(
            Color.red.onTapGesture { note("tap") }.gesture(DragGesture().onEnded { _ in note("drag") }))
        drag(harness, [CGPoint(x: 50, y: 50), CGPoint(x: 65, y: 50)])
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(events.value == ["drag", "tap"])
    }

    @Test func gestureStateFallsBackWhenTheGestureEndsOrIsCancelled() {
        struct Content: View {
            @GestureState private var width: CGFloat = 0
            var body: some View {
                Color.red.gesture(DragGesture().updating($width) { value, state, _ in state = value.translation.width })
                    .overlay(Text("\(Int(width))"))
            }
        }
        let harness = harness(Content())
        drag(harness, [CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50)], lifts: false)
        #expect(harness.labels == ["40"])
        harness.send(.pointer(PointerEvent(phase: .up, location: CGPoint(x: 60, y: 50), time: harness.now)))
        #expect(harness.labels == ["0"])
        drag(harness, [CGPoint(x: 20, y: 50), CGPoint(x: 70, y: 50)], lifts: false)
        #expect(harness.labels == ["50"])
        harness.send(.pointer(PointerEvent(phase: .cancelled, location: .zero, time: harness.now)))
        #expect(harness.labels == ["0"])
    }

    @Test func aLongPressTellsThatItIsPressedAndThenThatItIsLong() {
        let harness = harness(
            Color.red.gesture(
                LongPressGesture(minimumDuration: 1).onChanged { note("changed \($0)") }.onEnded { note("ended \($0)") }
            ))
        drag(harness, [CGPoint(x: 50, y: 50)], lifts: false)
        #expect(events.value == ["changed true"])
        harness.advance(by: 0.9)
        #expect(events.value == ["changed true"])
        harness.advance(by: 0.2)
        #expect(events.value == ["changed true", "ended true"])
    }

    @Test func twoTapsComeBeforeOne() {
        let harness = harness(
            Color.red.gesture(
                TapGesture(count: 2).onEnded { note("two") }.exclusively(before: TapGesture().onEnded { note("one") })))
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(events.value == [])
        harness.advance(by: 0.5)
        #expect(events.value == ["one"])
        harness.tap(at: CGPoint(x: 50, y: 50))
        harness.advance(by: 0.1)
        harness.tap(at: CGPoint(x: 50, y: 50))
        harness.advance(by: 0.5)
        #expect(events.value == ["one", "two"])
    }

    @Test func aDragFollowsALongPress() {
        let harness = harness(
            Color.red.gesture(
                LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).onEnded { value in
                    if case .second(true, let drag?) = value { note("\(drag.translation.width)") }
                }))
        // Too soon: the press fails, and all with it.
        drag(harness, [CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50)])
        #expect(events.value == [])
        drag(harness, [CGPoint(x: 20, y: 50)], lifts: false)
        harness.advance(by: 0.6)
        for phase in [PointerEvent.Phase.moved, .up] {
            harness.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: 70, y: 50), time: harness.now)))
        }
        #expect(events.value == ["50.0"])
    }

    @Test func highPriorityComesBeforeThoseInside() {
        let harness = harness(
            Color.red.onTapGesture { note("inner") }.highPriorityGesture(TapGesture().onEnded { note("outer") }))
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(events.value == ["outer"])
    }

    @Test func simultaneousGesturesActBesideThoseInside() {
        let harness = harness(
            Button("B") { note("button") }.simultaneousGesture(TapGesture().onEnded { note("outer") }))
        harness.tap("B")
        #expect(events.value.sorted() == ["button", "outer"])
    }

    @Test(arguments: [
        (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ])
    func aMaskSaysWhichGesturesAreRecognised(mask: GestureMask, expected: [String]) {
        let harness = harness(
            Color.red.onTapGesture { note("inner") }.gesture(TapGesture().onEnded { note("outer") }, including: mask))
        harness.tap(at: CGPoint(x: 50, y: 50))
        #expect(events.value == expected)
    }

    @Test func aDragInAScrollViewComesBeforeScrollingUnlessItIsLong() {
        func content(_ minimum: CGFloat) -> some View {
            ScrollView {
                Color.red.frame(height: 1000).gesture(
                    DragGesture(minimumDistance: minimum).onEnded { _ in note("drag \(minimum)") })
            }
        }
        drag(harness(content(10)), [CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 100)])
        drag(harness(content(30)), [CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 135), CGPoint(x: 50, y: 50)])
        #expect(events.value == ["drag 10.0"])
    }

    @Test func pinchAndTurnTellFromTheirStart() {
        let harness = harness(
            Color.red.gesture(
                MagnificationGesture().onChanged { note("scale \($0)") }
                    .simultaneously(with: RotationGesture().onEnded { note("angle \($0.degrees.rounded())") })))
        for (phase, scale, angle) in [
            (TransformEvent.Phase.began, 1, 0), (.changed, 1.5, Double.pi / 4), (.ended, 2, Double.pi / 2),
        ] {
            harness.send(
                .transform(
                    TransformEvent(
                        phase: phase, location: CGPoint(x: 50, y: 50), scale: scale, rotation: angle, time: harness.now)
                ))
        }
        #expect(events.value == ["scale 1.5", "angle 90.0"])
    }

    @Test func aViewThatGoesInTheMiddleOfItsGestureEndsIt() {
        struct Content: View {
            @GestureState private var isPressed = false
            @State private var isThere = true
            let ended: () -> Void
            var body: some View {
                VStack {
                    Text(isPressed ? "pressed" : "free")
                    if isThere {
                        Color.red.gesture(
                            DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in state = true }
                                .onChanged { if $0.translation.height > 20 { isThere = false } }
                                .onEnded { _ in ended() })
                    }
                }
            }
        }
        let harness = harness(Content { note("ended") })
        drag(harness, [CGPoint(x: 50, y: 100), CGPoint(x: 50, y: 110)], lifts: false)
        #expect(harness.labels == ["pressed"])
        for point in [CGPoint(x: 50, y: 150), CGPoint(x: 50, y: 160)] {
            harness.send(.pointer(PointerEvent(phase: .moved, location: point, time: harness.now)))
        }
        #expect(harness.labels == ["free"])
        #expect(events.value == [])
    }

    @Test func aViewThatGoesInTheMiddleOfAPinchEndsIt() {
        struct Content: View {
            @GestureState private var isPinched = false
            @State private var isThere = true
            var body: some View {
                VStack {
                    Text(isPinched ? "pinched" : "free")
                    if isThere {
                        Color.red.gesture(
                            MagnificationGesture().updating($isPinched) { _, state, _ in state = true }
                                .onChanged { if $0 > 1.8 { isThere = false } })
                    }
                }
            }
        }
        let harness = harness(Content())
        for (phase, scale, label) in [
            (TransformEvent.Phase.began, 1, "free"), (.changed, 1.5, "pinched"), (.changed, 2, "pinched"),
            (.changed, 2.1, "free"),
        ] {
            harness.send(
                .transform(
                    TransformEvent(
                        phase: phase, location: CGPoint(x: 50, y: 60), scale: scale, rotation: 0, time: harness.now)))
            #expect(harness.labels == [label])
        }
    }

    /// Whether it has gone at once or is on its way out.
    @Test(arguments: [false, true])
    func aLongPressEndsWithItsView(isGradual: Bool) {
        final class Model { var hide: () -> Void = {} }
        struct Content: View {
            @State private var isThere = true
            let model: Model
            let ended: () -> Void
            var body: some View {
                model.hide = { isThere = false }
                return ZStack {
                    if isThere {
                        Color.red.gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in ended() })
                    }
                }
            }
        }
        let model = Model()
        let harness = harness(Content(model: model) { note("ended") })
        harness.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 50, y: 50), time: harness.now)))
        withAnimation(isGradual ? .linear(duration: 5) : nil) { model.hide() }
        harness.settle()
        harness.advance(by: 2)
        #expect(events.value == [])
    }

    @Test func actionsAreThoseOfTheNewestValue() {
        struct Content: View {
            @State private var count = 0
            let note: (Int) -> Void
            var body: some View {
                let current = count
                return Color.red.gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in
                        note(current)
                        count += 1
                    })
            }
        }
        let harness = harness(Content { note("\($0)") })
        drag(harness, [CGPoint(x: 20, y: 50), CGPoint(x: 40, y: 50), CGPoint(x: 60, y: 50)], lifts: false)
        #expect(events.value == ["0", "1", "2"])
    }

    @Test func aGestureOfOnesOwnConsistsOfOthers() {
        struct Flick: Gesture {
            var body: some Gesture<String> { DragGesture().map { $0.translation.width > 0 ? "right" : "left" } }
        }
        let harness = harness(Color.red.gesture(AnyGesture(Flick()).onEnded { note($0) }))
        drag(harness, [CGPoint(x: 50, y: 50), CGPoint(x: 20, y: 50)])
        #expect(events.value == ["left"])
    }
}
