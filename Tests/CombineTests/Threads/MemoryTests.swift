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
        let count = 100_000
        for number in 0..<count / 10 { action(number) }
        let before = residentBytes()
        for number in 0..<count { action(number) }
        precondition(residentBytes() - before < count * 8)
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
