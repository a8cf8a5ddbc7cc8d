import Combine
import Foundation
import Testing

/// Streams that run for long need no more memory than short ones.
struct MemoryTests {
    /// The bytes of the process that are in memory.
    private static func residentBytes() -> Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// Expects an action to leave less than 16 bytes behind, which is the smallest allocation. It runs in a process of
    /// its own, where nothing else allocates.
    private static func expectNoGrowth(_ action: (Int) -> Void) {
        expectNoGrowth(count: 100_000, bytes: 8, action)
    }

    private static func expectNoGrowth(count: Int, bytes: Int, _ action: (Int) -> Void) {
        for number in 0..<min(count, 25_000) { action(number) }
        let before = residentBytes()
        for number in 0..<count { action(number) }
        precondition(residentBytes() - before < count * bytes)
    }

    @Test func subscribingAndCancellingLeavesNothing() async {
        await #expect(processExitsWith: .success) {
            let subject = PassthroughSubject<Int, Never>()
            MemoryTests.expectNoGrowth { _ in subject.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in }.cancel() }
        }
    }

    @Test func valuesLeaveNothing() async {
        await #expect(processExitsWith: .success) {
            let (left, right) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
            let subscription = left.zip(right).merge(with: left.combineLatest(right)).flatMap { Just($0.0) }
                .sink { _ in }
            MemoryTests.expectNoGrowth {
                left.send("a rather long string, \($0)")
                right.send("a rather long string, \($0)")
            }
            subscription.cancel()
        }
    }

    private final class Plain: ObservableObject {}

    @Test func objectsThatHaveGoneLeaveNothing() async {
        await #expect(processExitsWith: .success) {
            MemoryTests.expectNoGrowth { _ in _ = Plain().objectWillChange }
        }
    }

    @Test func connectionsLeaveNothing() async {
        await #expect(processExitsWith: .success) {
            let subject = PassthroughSubject<Int, Never>()
            let shared = subject.share()
            MemoryTests.expectNoGrowth { _ in shared.sink { _ in }.cancel() }
        }
    }

    /// Has operators on a scheduler receive values by the hundred, and expects that they leave nothing: a timer of
    /// Foundation's would be 330 bytes for each value, an operation that waits more than 1000.
    private static func expectNoGrowth<S: Scheduler>(on scheduler: S, _ execute: () -> Void) {
        let subject = PassthroughSubject<String, Never>()
        let arrived = Shared(0)
        let subscriptions = [
            subject.receive(on: scheduler).sink { _ in arrived.update { $0 += 1 } },
            subject.delay(for: .microseconds(10), scheduler: scheduler).sink { _ in arrived.update { $0 += 1 } },
            subject.debounce(for: .microseconds(10), scheduler: scheduler).sink { _ in },
            // Of this each value is replaced before its time.
            subject.debounce(for: 3600, scheduler: scheduler).sink { _ in },
            subject.throttle(for: .microseconds(10), scheduler: scheduler, latest: true).sink { _ in },
            subject.timeout(3600, scheduler: scheduler).sink { _ in },
        ]
        expectNoGrowth(count: 40, bytes: 100 * 200) { number in
            arrived.update { $0 = 0 }
            for value in 0..<100 { subject.send("a rather long string, \(number) \(value)") }
            repeat { execute() } while arrived.value < 200
        }
        subscriptions.forEach { $0.cancel() }
    }

    @Test func valuesOnARunLoopLeaveNothing() async {
        await #expect(processExitsWith: .success) { MemoryTests.expectNoGrowthOnRunLoop() }
    }

    private static func expectNoGrowthOnRunLoop() {
        expectNoGrowth(on: RunLoop.current) {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        }
    }

    @Test func valuesOnAnOperationQueueLeaveNothing() async {
        await #expect(processExitsWith: .success) {
            let queue = OperationQueue()
            MemoryTests.expectNoGrowth(on: queue) {
                // What is left is the value that is debounced for an hour, and the time-out.
                while queue.operationCount > 2 { Thread.sleep(forTimeInterval: 0.0001) }
            }
        }
    }

    @Test func timersLeaveNothing() async {
        await #expect(processExitsWith: .success) { MemoryTests.expectNoGrowthOfTimers() }
    }

    private static func expectNoGrowthOfTimers() {
        let timer = Timer.publish(every: 0.0001, on: .current, in: .default).autoconnect()
        expectNoGrowth(count: 400, bytes: 10 * 100) { _ in
            for _ in 0..<10 { timer.sink { _ in }.cancel() }
            _ = RunLoop.current.run(mode: .default, before: .distantPast)
        }
    }

    @Test func aSubjectWithThousandsOfSubscribersIsLetGoQuickly() {
        let subject = PassthroughSubject<Int, Never>()
        var subscriptions: [AnyCancellable] = []
        var count = 0
        for _ in 0..<20_000 { subject.sink { _ in count += 1 }.store(in: &subscriptions) }
        subject.send(1)
        #expect(count == 20_000)
        subscriptions = []
        subject.send(2)
        #expect(count == 20_000)
    }
}
