import Foundation

/// The questions of a geocoder whose answers are still to come.
final class GeocodeRequests: @unchecked Sendable {
    private typealias Answer = (Result<[CLPlacemark], any Error>) -> Void

    private let lock = NSLock()
    private var pending: [Int: Answer] = [:]
    private var nextID = 0

    var isEmpty: Bool { lock.withLock { pending.isEmpty } }

    /// Looks something up, and has it told on the main thread.
    func answer(
        _ completion: @escaping CLGeocodeCompletionHandler, _ search: @escaping @Sendable () throws -> [CLPlacemark]
    ) {
        begin(search) { result in
            switch result {
            case .success(let placemarks): completion(placemarks, nil)
            case .failure(let error): completion(nil, error)
            }
        }
    }

    nonisolated(nonsending) func answer(
        _ search: @escaping @Sendable () throws -> [CLPlacemark]
    ) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { waiting in
            begin(search) { waiting.resume(with: $0) }
        }
    }

    func cancel() {
        for id in lock.withLock({ Array(pending.keys) }) {
            DispatchQueue.main.async { self.end(id, .failure(CLError(.geocodeCanceled))) }
        }
    }

    private func begin(_ search: @escaping @Sendable () throws -> [CLPlacemark], _ answer: @escaping Answer) {
        let id = lock.withLock {
            nextID += 1
            pending[nextID] = answer
            return nextID
        }
        DispatchQueue.global().async {
            let result = Result(catching: search)
            DispatchQueue.main.async { self.end(id, result) }
        }
    }

    private func end(_ id: Int, _ result: Result<[CLPlacemark], any Error>) {
        let answer = lock.withLock { pending.removeValue(forKey: id) }
        answer?(result)
    }
}
