import Combine
import Foundation
import Testing

/// Moments and distances of schedulers. The values are those that Apple's are seen to have.
struct SchedulerTimeTests {
    typealias Time = DispatchQueue.SchedulerTimeType
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride

    private let early = Time(DispatchTime(uptimeNanoseconds: 10_000))
    private let late = Time(DispatchTime(uptimeNanoseconds: 10_431))

    @Test func aQueuesDistancesAreNanoseconds() {
        #expect(early.distance(to: late) == .nanoseconds(431))
        #expect(late.distance(to: early) == .nanoseconds(-431))
        let last = Time(DispatchTime(uptimeNanoseconds: UInt64(Int.max)))
        #expect(early.distance(to: last) == .nanoseconds(.max - 10_000))
        #expect(last.distance(to: early) == .nanoseconds(-(.max - 10_000)))
    }

    @Test func aDistanceThatIsTooLargeIsTheLargest() {
        let future = Time(.distantFuture)
        #expect(early.distance(to: future) == .nanoseconds(.max))
        #expect(future.distance(to: early) == .nanoseconds(.max))
        #expect(future.distance(to: future) == .nanoseconds(0))
        #expect(Stride.seconds(Double(Int.max) / 1_000_000_000).magnitude == .max)
        #expect(Stride.seconds(-Double.infinity).magnitude == .min)
        #expect(Stride.seconds(Int.max).magnitude == .max)
        #expect(Stride(.never).magnitude == .max)
    }

    @Test func aQueuesTimeDoesNotLeaveItsRange() {
        #expect(early.advanced(by: .nanoseconds(.max)).dispatchTime == .distantFuture)
        let first = Time(DispatchTime(uptimeNanoseconds: 1))
        #expect(first.advanced(by: .nanoseconds(-1000)) == first)
    }

    @Test func numbersOfAQueuesDistanceAreSeconds() {
        #expect((2 as Stride).magnitude == 2_000_000_000)
        #expect((1.2 as Stride).magnitude == 1_200_000_000)
        #expect(Stride(exactly: 2 as UInt64)?.magnitude == 2_000_000_000)
        #expect(Stride(exactly: UInt64.max) == nil)
        #expect((Stride.seconds(2) * .milliseconds(3)).magnitude == 6_000_000)
        #expect((Stride.microseconds(-3) * .nanoseconds(10)).magnitude == 0)
    }

    @Test func aQueuesTimesAreCoded() throws {
        let stride = try JSONEncoder().encode(["value": Stride.nanoseconds(419_872)])
        #expect(String(decoding: stride, as: UTF8.self) == #"{"value":{"_nanoseconds":419872}}"#)
        #expect(try JSONDecoder().decode([String: Stride].self, from: stride)["value"] == .nanoseconds(419_872))
        let time = try JSONEncoder().encode(["value": early])
        #expect(String(decoding: time, as: UTF8.self) == #"{"value":10000}"#)
        #expect(early.hashValue == early.dispatchTime.rawValue.hashValue)
    }

    @Test func aRunLoopsDistancesAreSeconds() throws {
        typealias Stride = RunLoop.SchedulerTimeType.Stride
        #expect(Stride.microseconds(.max).timeInterval == 9_223_372_036_854.775)
        #expect((Stride.nanoseconds(18) * .microseconds(1)).magnitude == 1.8E-14)
        #expect((Stride.microseconds(-3) * .nanoseconds(10)).magnitude == -3E-14)
        #expect((Stride.nanoseconds(7) + .nanoseconds(12)).magnitude == 1.8999999999999998E-08)
        #expect((Stride.seconds(-12) - .milliseconds(7)).magnitude == -12.007)
        let stride = try JSONEncoder().encode(Stride.seconds(1024.5))
        #expect(String(decoding: stride, as: UTF8.self) == #"{"magnitude":1024.5}"#)
        let time = try JSONEncoder().encode(RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 1024.75)))
        #expect(String(decoding: time, as: UTF8.self) == #"{"date":1024.75}"#)
    }
}
