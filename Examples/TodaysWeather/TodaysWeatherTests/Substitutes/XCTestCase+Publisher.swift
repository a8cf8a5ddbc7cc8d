import Combine
import XCTest

@testable import TodaysWeather

extension XCTestCase {
    /// What a publisher gives until it ends.
    func results<Output>(
        of publisher: some Publisher<Output, WeatherError>, within seconds: TimeInterval = 10
    ) -> (values: [Output], error: WeatherError?) {
        let end = expectation(description: "the publisher ends")
        var values: [Output] = []
        var error: WeatherError?
        let subscription = publisher.receive(on: DispatchQueue.main).sink { completion in
            if case .failure(let failure) = completion { error = failure }
            end.fulfill()
        } receiveValue: {
            values.append($0)
        }
        wait(for: [end], timeout: seconds)
        subscription.cancel()
        return (values, error)
    }

    /// Lets the main queue run until a condition holds.
    func wait(within seconds: TimeInterval = 5, until condition: () -> Bool) {
        let end = Date(timeIntervalSinceNow: seconds)
        while !condition(), Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
        XCTAssertTrue(condition())
    }
}
