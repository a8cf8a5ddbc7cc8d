import WidgetKit
import AppIntents

struct ConfigurationAppIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource { "Configuration" }
    static var description: IntentDescription { "This is an example widget." }

    // An example configurable parameter.
    @Parameter(title: "Favorite Emoji", default: "😃")
    var favoriteEmoji: String
}

/// Takes the first task off the list.
struct DoneIntent: AppIntent {
    static var title: LocalizedStringResource = "Done"

    @Parameter(title: "Task") var task: String

    init() {}

    init(task: String) { self.task = task }

    func perform() async throws -> some IntentResult {
        let store = TaskStore()
        store.tasks = store.tasks.filter { $0 != task }
        return .result()
    }
}
