import Combine
import Foundation

final class Countdowns: ObservableObject {
    @Published var timer = 20
    @Published var delayed = 20
    @Published var thread = 20
    @Published var debounced = 20
    @Published var blocked = "Not blocked"
    let start = Date()

    private var subscriptions: Set<AnyCancellable> = []

    init() {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [unowned self] _ in timer -= 1 }
        delay()
        Thread.detachNewThread { [unowned self] in
            for rest in (0..<20).reversed() {
                Thread.sleep(forTimeInterval: 1)
                DispatchQueue.main.async { self.thread = rest }
            }
        }
        // Only the last of the ticks has half a second after it.
        $timer.debounce(for: .seconds(0.5), scheduler: DispatchQueue.main)
            .sink { [unowned self] in debounced = $0 }
            .store(in: &subscriptions)
    }

    private func delay() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self, delayed > 0 else { return }
            delayed -= 1
            delay()
        }
    }

    /// Waits inside an action in each way that blocks the main thread.
    func block() {
        let start = Date()
        Thread.sleep(forTimeInterval: 2)
        let end = Date() + 1
        while Date() < end {}
        RunLoop.main.run(until: Date() + 0.5)
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { done.signal() }
        done.wait()
        blocked = Date().timeIntervalSince(start) < 4 ? "Too short" : "Blocked"
    }
}
