import SwiftUI
import WidgetKit

struct TodoEntry: TimelineEntry {
    let date: Date
    let tasks: [String]
    let note: String
}

struct TodoProvider: TimelineProvider {
    private var present: TodoEntry {
        let store = TaskStore()
        return TodoEntry(date: Date(), tasks: store.tasks, note: store.note)
    }

    func placeholder(in context: Context) -> TodoEntry {
        TodoEntry(date: Date(), tasks: ["Milk", "Bread", "Tea"], note: "3 to do")
    }

    func getSnapshot(in context: Context, completion: @escaping (TodoEntry) -> Void) {
        completion(context.isPreview ? placeholder(in: context) : present)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TodoEntry>) -> Void) {
        completion(Timeline(entries: [present], policy: .never))
    }
}

struct TodoView: View {
    let entry: TodoEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("To-do").font(.headline)
            if entry.tasks.isEmpty { Text("Nothing to do").foregroundStyle(.secondary) }
            ForEach(entry.tasks.prefix(4), id: \.self) { task in
                Button(intent: DoneIntent(task: task)) {
                    Label(task, systemImage: "circle").font(.subheadline)
                }
                .buttonStyle(.plain)
            }
            Spacer(minLength: 0)
            Text(entry.note).font(.footnote).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .containerBackground(Color(.systemBackground), for: .widget)
    }
}

struct TodoWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Todo", provider: TodoProvider()) { TodoView(entry: $0) }
            .configurationDisplayName("To-do")
            .description("Keep your tasks in sight.")
            .supportedFamilies([.systemMedium])
    }
}
