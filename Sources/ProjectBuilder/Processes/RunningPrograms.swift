import Foundation
import Synchronization

/// The programs that the tool waits for. A signal that ends the tool ends them too: Foundation starts each in a process
/// group of its own, which control-C does not reach.
enum RunningPrograms {
    /// Process identifiers; 0 is a free place. A handler of signals may read nothing that takes a lock.
    private nonisolated(unsafe) static let places: UnsafeMutablePointer<pid_t> = {
        let places = UnsafeMutablePointer<pid_t>.allocate(capacity: count)
        places.initialize(repeating: 0, count: count)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { signal(number, end) }
        return places
    }()

    /// As it is behind `nohup`.
    private static func isIgnored(_ number: Int32) -> Bool {
        unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    private static let count = 8
    private static let lock = Mutex(())

    static func add(_ program: pid_t) { replace(0, with: program) }

    static func remove(_ program: pid_t) { replace(program, with: 0) }

    private static func replace(_ old: pid_t, with new: pid_t) {
        lock.withLock { _ in
            if let place = (0..<count).first(where: { places[$0] == old }) { places[place] = new }
        }
    }

    /// Hands the signal on, then lets it do what it does without a handler.
    private static let end: @convention(c) (Int32) -> Void = { number in
        for place in 0..<count where places[place] != 0 { kill(-places[place], number) }
        if isatty(STDERR_FILENO) == 1 { write(STDERR_FILENO, "\n", 1) }
        signal(number, SIG_DFL)
        raise(number)
    }
}
