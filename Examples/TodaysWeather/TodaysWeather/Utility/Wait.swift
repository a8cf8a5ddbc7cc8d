import Combine
import Foundation

/// Waits that are over after so many seconds, on the main queue.
enum Wait {
    static func onMain(seconds: Double) -> AnyPublisher<Void, Never> {
        Just(()).delay(for: .seconds(seconds), scheduler: DispatchQueue.main).eraseToAnyPublisher()
    }
}
