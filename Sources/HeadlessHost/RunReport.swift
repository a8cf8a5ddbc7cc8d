import CAppClock
import Foundation
import Synchronization

/// Says what was being done where the app ends in the middle of it: by itself, by a crash, or stuck for ever.
enum RunReport {
    /// Whether the process is an app's, which is to end when it is told to.
    @MainActor static var isOn = false
    /// What is being done, and where that is asked for.
    nonisolated(unsafe) private static var unfinished: (place: String?, what: String)?
    /// Said by a signal's handler, which can't make a text.
    nonisolated(unsafe) private static var crashText: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static var formerCrashText: UnsafeMutablePointer<CChar>?
    /// What happened on a signal before, by its number.
    nonisolated(unsafe) private static let formerActions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    /// How often the main thread has come back from the app.
    private static let turns = Atomic(0)
    @MainActor private static var isPrepared = false

    /// - Parameters:
    ///   - what: ends the sentence “the app ended by itself …”.
    ///   - place: the script's line, for one.
    @MainActor
    static func begin(_ what: String, at place: String? = nil) {
        guard isOn else { return }
        prepare()
        unfinished = (place, what)
        free(formerCrashText)
        formerCrashText = crashText
        crashText = strdup(sentence("the app crashed \(what)") + "\n")
        mainThreadCameBack()
    }

    /// From here on the app may end.
    @MainActor
    static func end() { unfinished = nil }

    static func mainThreadCameBack() { turns.add(1, ordering: .relaxed) }

    private static func sentence(_ text: String) -> String {
        (unfinished?.place.map { $0 + ": " } ?? "") + "error: " + text
    }

    @MainActor
    private static func prepare() {
        guard !isPrepared else { return }
        isPrepared = true
        atexit { RunReport.processEnds() }
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { report(signal) }
        watchMainThread()
    }

    // MARK: Ended by itself

    private static func processEnds() {
        guard let unfinished else { return }
        say(sentence("the app ended by itself \(unfinished.what)"))
        _exit(1)
    }

    /// What the app has printed comes first, even into a file.
    private static func say(_ text: String) {
        fflush(nil)
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    // MARK: Crashed

    private static func report(_ signal: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { RunReport.crashed($0) }
        // The thread's own stack may be what has run out.
        action.sa_flags = SA_ONSTACK
        sigaction(signal, &action, formerActions + Int(signal))
    }

    /// Where the app crashed is told by who handled the signal before: what caused it happens again on return.
    private static func crashed(_ signal: Int32) {
        sigaction(signal, formerActions + Int(signal), nil)
        if let crashText { write(STDERR_FILENO, crashText, strlen(crashText)) }
        if signal == SIGABRT { raise(signal) }
    }

    // MARK: Stuck

    /// Seconds of the processor's time, and of real time, after which the main thread is taken to be stuck in the app.
    private static let longestWork =
        ProcessInfo.processInfo.environment["HANOK_LONGEST_TURN"].flatMap(Double.init) ?? 60
    private static let longestTurn = 3 * longestWork

    private static func watchMainThread() {
        let thread = pthread_self()
        var clock = clockid_t()
        guard pthread_getcpuclockid(thread, &clock) == 0 else { return }
        let work = clock
        Thread.detachNewThread {
            var (known, realStart, workStart) = (turns.load(ordering: .relaxed), hanok_real_time(), time(of: work))
            while true {
                hanok_real_pause(0.5, -1)
                let now = turns.load(ordering: .relaxed)
                let (real, worked) = (hanok_real_time() - realStart, time(of: work) - workStart)
                if now != known {
                    (known, realStart, workStart) = (now, hanok_real_time(), time(of: work))
                } else if worked > longestWork || real > longestTurn {
                    return endStuck(thread, worked > longestWork ? worked : real)
                }
            }
        }
    }

    private static func time(of clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Has the main thread tell where it is, as at a crash.
    private static func endStuck(_ thread: pthread_t, _ seconds: Double) {
        let sentence = crashText.map { String(cString: $0) } ?? "error: the app crashed\n"
        let text = sentence.replacingOccurrences(
            of: "the app crashed",
            with:
                "the app's main thread has not come back for \(Int(seconds)) s; where it is stands below, it was stuck")
        formerCrashText = crashText
        crashText = strdup(text)
        pthread_kill(thread, SIGABRT)
        // Who tells where the thread is halts this one meanwhile, and lets the process go on.
        hanok_real_pause(2, -1)
        _exit(1)
    }
}
