import Combine

extension Publisher where Failure == WeatherError {
    /// Subscribes again after a failure that can pass, each time after twice the wait.
    /// - Parameters:
    ///   - times: how often at most.
    ///   - wait: seconds before the first time.
    func retry<Context: Scheduler>(
        times: Int, wait: Double, scheduler: Context
    ) -> AnyPublisher<Output, WeatherError> {
        self.catch { error -> AnyPublisher<Output, WeatherError> in
            guard times > 0, error.canPass else { return Fail(error: error).eraseToAnyPublisher() }
            return Just(())
                .delay(for: .seconds(wait), scheduler: scheduler)
                .setFailureType(to: WeatherError.self)
                .flatMap { self.retry(times: times - 1, wait: 2 * wait, scheduler: scheduler) }
                .eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }
}
