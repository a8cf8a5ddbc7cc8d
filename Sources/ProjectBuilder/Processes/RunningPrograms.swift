import Foundation
import Synchronization

/// The programs that the tool waits for. A signal that ends the tool ends them first, with all that they have started:
/// Foundation and SwiftPM put what they start in process groups of its own, which control-C does not reach.
enum RunningPrograms {
    /// A signal is ending the tool.
    private static let isEnding = Atomic(false)

    /// To be called before a program is started and after one has ended: a tool that is about to end does not go on.
    static func check() {
        _ = watch
        while isEnding.load(ordering: .acquiring) { pause() }
    }

    /// The end of a pipe into which the handler of signals writes their numbers: it may do little else itself.
    private nonisolated(unsafe) static var numbers: Int32 = -1

    private static let watch: Void = {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        numbers = ends[1]
        let input = ends[0]
        Thread.detachNewThread {
            var number: UInt8 = 0
            while read(input, &number, 1) != 1 {}
            end(by: Int32(number))
        }
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { signal(number, handle) }
    }()

    private static let handle: @convention(c) (Int32) -> Void = { number in
        let error = errno
        isEnding.store(true, ordering: .releasing)
        var byte = UInt8(number)
        write(numbers, &byte, 1)
        errno = error
    }

    /// As it is behind `nohup`.
    private static func isIgnored(_ number: Int32) -> Bool {
        unsafeBitCast(signal(number, SIG_IGN), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Hands the signal on, clears up, then lets it do what it does without a handler.
    private static func end(by number: Int32) {
        endDescendants(by: number)
        TemporaryFolder.removeAll()
        // A terminal shows ^C, or a line that is written anew each second.
        printError((isatty(STDERR_FILENO) == 1 ? "\n" : "") + Interruption.message(number))
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }

    /// How often, in tenths of a second, those that clear up behind themselves are looked after before they are ended.
    private static let patience = 50

    private static func endDescendants(by number: Int32) {
        var told: Set<pid_t> = []
        for _ in 0..<patience {
            let processes = ProcessTree.descendants(of: told.union([getpid()])).subtracting(told)
            for process in processes { kill(process, number) }
            told.formUnion(processes)
            if !told.contains(where: ProcessTree.isRunning) { return }
            usleep(100_000)
        }
        for process in told where ProcessTree.isRunning(process) { kill(process, SIGKILL) }
    }
}
