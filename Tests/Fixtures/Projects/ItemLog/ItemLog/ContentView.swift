import CoreData
import SwiftUI

struct ContentView: View {
    @Environment(\.managedObjectContext) private var viewContext
    @FetchRequest(
        sortDescriptors: [
            NSSortDescriptor(keyPath: \Item.isPinned, ascending: false),
            NSSortDescriptor(keyPath: \Item.timestamp, ascending: true),
        ],
        animation: .default)
    private var items: FetchedResults<Item>
    @State private var edited: Item?

    var body: some View {
        NavigationView {
            List {
                ForEach(items) { item in
                    ItemRow(item: item) { edited = item }
                }
                .onDelete(perform: deleteItems)
            }
            .navigationTitle("\(items.count) items")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    EditButton()
                }
                ToolbarItem {
                    Button(action: addItem) {
                        Label("Add Item", systemImage: "plus")
                    }
                }
            }
            .sheet(item: $edited) { item in
                ItemEditor(item: item)
            }
        }
    }

    private func addItem() {
        withAnimation {
            let item = Item(context: viewContext)
            item.timestamp = Date()
            item.title = "Item \(items.count + 1)"
            save()
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            offsets.map { items[$0] }.forEach(viewContext.delete)
            save()
        }
    }

    private func save() {
        do {
            try viewContext.save()
        } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
        }
    }
}

struct ItemRow: View {
    @ObservedObject var item: Item
    let edit: () -> Void

    var body: some View {
        Button(action: edit) {
            HStack {
                Text(item.title ?? "Untitled")
                Spacer()
                if item.isPinned {
                    Image(systemName: "pin.fill").accessibilityLabel("Pinned")
                }
                Text("× \(item.count)").foregroundStyle(.secondary)
            }
        }
    }
}

#Preview {
    ContentView()
        .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
}
