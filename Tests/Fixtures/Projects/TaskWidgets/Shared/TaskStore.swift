import Foundation

/// The tasks that the app and its widgets share.
struct TaskStore {
    static let group = "group.org.example.tasks"

    private let defaults = UserDefaults(suiteName: TaskStore.group)!

    var tasks: [String] {
        get { defaults.stringArray(forKey: "tasks") ?? [] }
        nonmutating set { defaults.set(newValue, forKey: "tasks") }
    }

    private var noteFile: URL? {
        FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: TaskStore.group)?
            .appendingPathComponent("note.txt")
    }

    var note: String {
        get { noteFile.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "" }
        nonmutating set {
            guard let file = noteFile else { return }
            try? newValue.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
