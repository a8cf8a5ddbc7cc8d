import Foundation

/// The processes that descend from one, by what the system says of their parents.
enum ProcessTree {
    /// Those of several processes, without these themselves.
    static func descendants(of roots: Set<pid_t>) -> Set<pid_t> {
        let children = Dictionary(grouping: states(), by: \.parent)
        var (found, rest) = (Set<pid_t>(), Array(roots))
        while let process = rest.popLast() {
            for child in children[process] ?? [] where found.insert(child.process).inserted {
                rest.append(child.process)
            }
        }
        return found.subtracting(roots)
    }

    /// Whether a process is there and has not ended; one that has may be waiting for its parent to hear of it.
    static func isRunning(_ process: pid_t) -> Bool { state(of: process).map { $0.letter != "Z" } ?? false }

    /// What a process was started with; empty where it is gone.
    static func arguments(of process: pid_t) -> [String] {
        let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private struct State {
        let process: pid_t
        let parent: pid_t
        let letter: Substring
    }

    private static func states() -> [State] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap { pid_t($0) }.compactMap(state)
    }

    /// `/proc/7/stat` begins like `7 (name) S 1`, and the name may hold anything.
    private static func state(of process: pid_t) -> State? {
        let text = String(
            decoding: FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data(), as: UTF8.self)
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[text.index(after: end)...].split(separator: " ", maxSplits: 2)
        guard fields.count > 1, let parent = pid_t(fields[1]) else { return nil }
        return State(process: process, parent: parent, letter: fields[0])
    }
}
