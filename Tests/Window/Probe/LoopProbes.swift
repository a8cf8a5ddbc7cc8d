import Foundation

/// One of each thing that the main loop serves; each says that it was.
struct LoopProbes {
    func start() {
        RunLoop.main.add(Timer(timeInterval: 0.1, repeats: false) { _ in log("loop timer") }, forMode: .common)
        RunLoop.main.perform { log("loop perform") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log("loop dispatch") }
        OperationQueue.main.addOperation { log("loop operation") }
        Task { @MainActor in
            log("loop task")
            try? await Task.sleep(nanoseconds: 100_000_000)
            log("loop sleep")
        }
        Thread.detachNewThread { fromAnotherThread() }
    }

    private func fromAnotherThread() {
        // The main thread sleeps by then.
        Thread.sleep(forTimeInterval: 0.3)
        DispatchQueue.main.async { log("loop dispatch from a thread") }
        Thread.sleep(forTimeInterval: 0.1)
        RunLoop.main.add(
            Timer(timeInterval: 0.1, repeats: false) { _ in log("loop timer from a thread") }, forMode: .common)
    }
}
