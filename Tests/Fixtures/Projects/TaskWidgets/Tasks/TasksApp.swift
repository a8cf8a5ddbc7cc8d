import SwiftUI
import WidgetKit

@main
struct TasksApp: App {
    var body: some Scene {
        WindowGroup {
            TaskList()
        }
    }
}

struct TaskList: View {
    private let store = TaskStore()
    @State private var tasks: [String] = []
    @State private var text = ""

    var body: some View {
        VStack {
            Text("\(tasks.count) tasks")
            HStack {
                TextField("New task", text: $text)
                Button("Add") { add() }
            }
            List(tasks, id: \.self) { Text($0) }
        }
        .onAppear { tasks = store.tasks }
    }

    private func add() {
        tasks.append(text)
        text = ""
        store.tasks = tasks
        store.note = "\(tasks.count) to do"
        WidgetCenter.shared.reloadAllTimelines()
    }
}
