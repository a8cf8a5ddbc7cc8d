import SwiftData
import SwiftUI

struct ContentView: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: \Room.name) private var rooms: [Room]
    @State private var searchText = ""
    @State private var editedChore: Chore?

    var body: some View {
        NavigationStack {
            ChoreList(searchText: searchText, editedChore: $editedChore)
                .navigationTitle("Chores")
                .searchable(text: $searchText)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Menu("Rooms (\(rooms.count))") {
                            Button("Add Kitchen") { addRoom("Kitchen") }
                            Button("Add Bath") { addRoom("Bath") }
                            ForEach(rooms) { room in
                                Button("Remove \(room.name)", role: .destructive) { modelContext.delete(room) }
                            }
                        }
                    }
                    ToolbarItem {
                        Button(action: addItem) {
                            Label("Add Item", systemImage: "plus")
                        }
                    }
                }
        }
        .sheet(item: $editedChore) { ChoreEditor(chore: $0) }
    }

    private func addItem() {
        withAnimation {
            let chore = Chore(title: "New Chore")
            modelContext.insert(chore)
            editedChore = chore
        }
    }

    private func addRoom(_ name: String) {
        modelContext.insert(Room(name: name))
    }
}

struct ChoreList: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var chores: [Chore]
    @Binding var editedChore: Chore?

    init(searchText: String, editedChore: Binding<Chore?>) {
        _editedChore = editedChore
        _chores = Query(
            filter: #Predicate<Chore> { searchText.isEmpty || $0.title.localizedStandardContains(searchText) },
            sort: [SortDescriptor(\.title), SortDescriptor(\.timestamp, order: .reverse)])
    }

    var body: some View {
        List {
            ForEach(chores) { chore in
                ChoreRow(chore: chore)
                    .onTapGesture { editedChore = chore }
            }
            .onDelete(perform: deleteItems)
        }
        .overlay {
            if chores.isEmpty { ContentUnavailableView("No chores", systemImage: "checkmark.circle") }
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            for index in offsets {
                modelContext.delete(chores[index])
            }
        }
    }
}

struct ChoreRow: View {
    let chore: Chore

    var body: some View {
        HStack {
            Button {
                chore.isDone.toggle()
            } label: {
                Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
            }
            .buttonStyle(.plain)
            .accessibilityLabel(chore.isDone ? "Done \(chore.title)" : "Open \(chore.title)")
            VStack(alignment: .leading) {
                Text(chore.title).strikethrough(chore.isDone)
                if let room = chore.room {
                    Text("\(room.name), \(room.chores.count) here").font(.caption).foregroundStyle(.secondary)
                }
            }
            Spacer()
            if chore.priority == .high { Text("!").foregroundStyle(.red) }
        }
    }
}

struct ChoreEditor: View {
    @Environment(\.dismiss) private var dismiss
    @Bindable var chore: Chore
    @Query(sort: \Room.name) private var rooms: [Room]

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $chore.title)
                Toggle("Done", isOn: $chore.isDone)
                Picker("Priority", selection: $chore.priority) {
                    ForEach(Priority.allCases, id: \.self) { Text(String(describing: $0)).tag($0) }
                }
                .pickerStyle(.segmented)
                Picker("Room", selection: $chore.room) {
                    Text("None").tag(Room?.none)
                    ForEach(rooms) { Text($0.name).tag(Optional($0)) }
                }
            }
            .navigationTitle("Edit")
            .toolbar { Button("OK") { dismiss() } }
        }
    }
}

@MainActor
enum SampleData {
    static let container: ModelContainer = {
        let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
        let container = try! ModelContainer(for: Chore.self, Room.self, configurations: configuration)
        let kitchen = Room(name: "Kitchen")
        container.mainContext.insert(kitchen)
        for title in ["Wash up", "Sweep"] { kitchen.chores.append(Chore(title: title)) }
        return container
    }()
}

#Preview("Empty") {
    ContentView()
        .modelContainer(for: [Chore.self, Room.self], inMemory: true)
}

#Preview("Sample") {
    ContentView()
        .modelContainer(SampleData.container)
}
