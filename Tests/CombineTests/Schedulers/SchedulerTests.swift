import Combine
import Foundation
import Testing

struct SchedulerTests {
    @Test func theImmediateSchedulerDoesNotWait() {
        var order: [Int] = []
        ImmediateScheduler.shared.schedule { order.append(1) }
        ImmediateScheduler.shared.schedule(after: ImmediateScheduler.shared.now) { order.append(2) }
        order.append(3)
        #expect(order == [1, 2, 3])
        #expect((1...3).publisher.receive(on: ImmediateScheduler.shared).track().events.count == 4)
    }

    @Test func aQueueExecutesLater() async {
        let queue = DispatchQueue(label: "later")
        let values = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
            let subscription = Shared<AnyCancellable?>(nil)
            let sink = [1, 2].publisher.delay(for: .milliseconds(5), scheduler: queue).collect().sink { values in
                continuation.resume(returning: values)
                subscription.update { $0 = nil }
            }
            subscription.update { $0 = sink }
        }
        #expect(values == [1, 2])
    }

    @Test func anOperationQueueExecutesLater() {
        let queue = OperationQueue()
        let received = Shared<[Int]>([])
        let subscription = [1, 2, 3].publisher.receive(on: queue).collect().sink { values in
            received.update { $0 = values }
        }
        queue.waitUntilAllOperationsAreFinished()
        #expect(received.value.sorted() == [1, 2, 3])
        subscription.cancel()
    }

    @Test func aRunLoopExecutesWhenItRuns() {
        // A thread of its own, whose run loop nothing else uses.
        let received = Shared<[Int]>([])
        concurrently(1) { _ in
            let subscription = [1, 2].publisher.receive(on: RunLoop.current).sink { value in
                received.update { $0.append(value) }
            }
            #expect(received.value.isEmpty)
            let end = Date(timeIntervalSinceNow: 5)
            while received.value.count < 2, Date() < end {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            }
            subscription.cancel()
        }
        #expect(received.value == [1, 2])
    }

    @Test func aTimerTicksUntilItIsDisconnected() {
        let ticks = Shared(0)
        concurrently(1) { _ in
            let subscription = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect().sink { _ in
                ticks.update { $0 += 1 }
            }
            let end = Date(timeIntervalSinceNow: 5)
            while ticks.value < 3, Date() < end {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            }
            subscription.cancel()
            let count = ticks.value
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
            #expect(ticks.value == count)
        }
        #expect(ticks.value >= 3)
    }

    @Test func aTimersFirstDateComesAfterItsInterval() {
        let ticks = Shared(0)
        concurrently(1) { _ in
            let subscription = Timer.publish(every: 3600, on: .current, in: .default).autoconnect().sink { _ in
                ticks.update { $0 += 1 }
            }
            for _ in 0..<3 { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
            subscription.cancel()
        }
        #expect(ticks.value == 0)
    }

    @Test func repeatedActionsEndWhenCancelled() {
        let queue = DispatchQueue(label: "repeated")
        let count = Shared(0)
        let token = queue.schedule(after: queue.now, interval: .milliseconds(1)) { count.update { $0 += 1 } }
        let end = Date(timeIntervalSinceNow: 5)
        while count.value < 3, Date() < end { Thread.sleep(forTimeInterval: 0.001) }
        token.cancel()
        queue.sync {}
        let last = count.value
        Thread.sleep(forTimeInterval: 0.01)
        #expect(last >= 3 && count.value == last)
    }
}
