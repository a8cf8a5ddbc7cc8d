import Combine
import XCTest

@testable import TodaysWeather

final class RetryTests: XCTestCase {
    /// Fails as often as there are errors, then gives the number of attempts.
    private func attempts(_ errors: [WeatherError]) -> AnyPublisher<Int, WeatherError> {
        var count = 0
        return Deferred { () -> Result<Int, WeatherError>.Publisher in
            defer { count += 1 }
            return count < errors.count ? .init(errors[count]) : .init(count + 1)
        }
        .eraseToAnyPublisher()
    }

    private func retried(_ errors: [WeatherError]) -> (values: [Int], error: WeatherError?) {
        results(of: attempts(errors).retry(times: 2, wait: 0.5, scheduler: ImmediateScheduler.shared))
    }

    func testWhatCanPassIsTriedAgain() {
        XCTAssertEqual(retried([.connectionLost, .serverError(status: 503)]).values, [3])
    }

    func testTheLastFailureIsTold() {
        XCTAssertEqual(
            retried([.connectionLost, .connectionLost, .serverError(status: 500)]).error, .serverError(status: 500))
    }

    func testWhatCannotPassIsToldAtOnce() {
        for error in [
            WeatherError.wrongKey, .timeout, .unknownCity, .offline, .tooManyRequests(retryAfter: 3), .missingKey,
        ] {
            XCTAssertEqual(retried([error, .connectionLost]).error, error)
        }
    }

    func testEachWaitIsTwiceTheLast() {
        let clock = RecordingScheduler()
        _ = results(
            of: attempts([.connectionLost, .connectionLost, .connectionLost]).retry(
                times: 2, wait: 0.5, scheduler: clock))
        XCTAssertEqual(Array(clock.waits.prefix(2)), [0.5, 1])
    }
}

/// Does at once what is to be done later, and notes how much later.
private final class RecordingScheduler: Scheduler {
    private(set) var waits: [Double] = []
    var now = DispatchQueue.SchedulerTimeType(.now())
    let minimumTolerance = DispatchQueue.SchedulerTimeType.Stride(0)

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(
        after date: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) {
        waits.append(now.distance(to: date).timeInterval.seconds)
        action()
    }

    func schedule(
        after date: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride,
        tolerance: DispatchQueue.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        AnyCancellable {}
    }
}

extension DispatchTimeInterval {
    fileprivate var seconds: Double {
        switch self {
        case .nanoseconds(let value): Double(value) / 1_000_000_000
        case .microseconds(let value): Double(value) / 1_000_000
        case .milliseconds(let value): Double(value) / 1000
        case .seconds(let value): Double(value)
        default: .infinity
        }
    }
}
