import Foundation
import Synchronization

/// Writes what the app has set when it ends: on Apple's platforms a process beside the app does, whatever ends it.
@MainActor
enum KeptDefaults {
    private static var sources: [any DispatchSourceSignal] = []
    private static var observer: (any NSObjectProtocol)?

    static func writeAtExit() { atexit(writeDefaults) }

    /// Also where control-C, or the end of the session, ends an app in a window. That works while the main thread is busy.
    static func writeAtSignals() {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: end(by: number))
            source.resume()
            sources.append(source)
        }
    }

    /// Writes what was set a second ago, so that a window's app that is ended by force, or by its own fault, has kept it.
    static func writeAfterChanges() {
        let name = UserDefaults.didChangeNotification
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            guard !isWriteDue.exchange(true, ordering: .relaxed) else { return }
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
                isWriteDue.store(false, ordering: .relaxed)
                writeDefaults()
            }
        }
    }

    private nonisolated static let isWriteDue = Atomic(false)

    /// On its queue, not on the main actor.
    private nonisolated static func end(by number: Int32) -> DispatchWorkItem {
        DispatchWorkItem {
            writeDefaults()
            signal(number, SIG_DFL)
            // Threads of queues take no signals.
            kill(getpid(), number)
        }
    }
}

private func writeDefaults() { _ = UserDefaults.standard.synchronize() }
