import Combine
import CoreFoundation
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

    @Test func aSleepingRunLoopWakesForActionsOfOtherThreads() {
        let loop = Shared<RunLoop?>(nil)
        let order = Shared<[Int]>([])
        let limit = Date(timeIntervalSinceNow: 60)
        concurrently(2) { number in
            if number == 0 {
                // A loop without anything to wait for would not sleep.
                let reason = Timer(fire: limit, interval: 0, repeats: false) { _ in }
                RunLoop.current.add(reason, forMode: .default)
                loop.update { $0 = .current }
                _ = RunLoop.current.run(mode: .default, before: limit)
                reason.invalidate()
            } else {
                while loop.value == nil { Thread.sleep(forTimeInterval: 0.001) }
                guard let loop = loop.value else { return }
                for number in 1...3 {
                    Thread.sleep(forTimeInterval: 0.01)
                    loop.schedule { order.update { $0.append(number) } }
                }
                loop.schedule { CFRunLoopStop(CFRunLoopGetCurrent()) }
            }
        }
        #expect(order.value == [1, 2, 3])
        #expect(Date() < limit)
    }

    @Test func aRunLoopsActionsAreExecutedInOrderAndNotBeforeTheirTime() {
        let order = Shared<[Int]>([])
        concurrently(1) { _ in
            let loop = RunLoop.current
            let start = loop.now
            for number in [5, 1, 4, 2, 3] {
                let date = start.advanced(by: .milliseconds(number * 4))
                loop.schedule(after: date) {
                    #expect(loop.now >= date)
                    order.update { $0.append(number) }
                }
            }
            loop.schedule { order.update { $0.append(0) } }
            let end = Date(timeIntervalSinceNow: 5)
            while order.value.count < 6, Date() < end { _ = loop.run(mode: .default, before: end) }
        }
        #expect(order.value == [0, 1, 2, 3, 4, 5])
    }

    @Test func aRunLoopInAnotherModeLeavesActionsForLater() {
        let order = Shared<[String]>([])
        concurrently(1) { _ in
            let mode = RunLoop.Mode("other")
            let loop = RunLoop.current
            loop.schedule { order.update { $0.append("action") } }
            loop.schedule(after: loop.now) { order.update { $0.append("later") } }
            let timer = Timer.publish(every: 0.001, on: loop, in: mode).autoconnect().first().sink { _ in
                order.update { $0.append("timer") }
            }
            let end = Date(timeIntervalSinceNow: 5)
            while order.value.isEmpty, Date() < end { _ = loop.run(mode: mode, before: end) }
            while order.value.count < 3, Date() < end { _ = loop.run(mode: .default, before: end) }
            timer.cancel()
        }
        #expect(order.value == ["timer", "action", "later"])
    }

    @Test func timersOfTheCommonModesFire() {
        let count = Shared(0)
        concurrently(1) { _ in
            let timer = Timer.publish(every: 0.001, on: .current, in: .common).autoconnect().sink { _ in
                count.update { $0 += 1 }
            }
            let end = Date(timeIntervalSinceNow: 5)
            while count.value < 3, Date() < end { _ = RunLoop.current.run(mode: .default, before: end) }
            timer.cancel()
        }
        #expect(count.value >= 3)
    }

    @Test func aRunLoopRunsOutWhenNothingIsScheduledAnyMore() {
        let isDone = Shared(false)
        concurrently(1) { _ in
            RunLoop.current.schedule(after: RunLoop.current.now.advanced(by: .milliseconds(5))) {
                isDone.update { $0 = true }
            }
            // It returns, since the timer was the only thing that it waited for.
            RunLoop.current.run()
        }
        #expect(isDone.value)
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
