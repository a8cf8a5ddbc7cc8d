import SwiftUI

struct ItemEditor: View {
    @Environment(\.managedObjectContext) private var viewContext
    @Environment(\.dismiss) private var dismiss
    @ObservedObject var item: Item

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: Binding(get: { item.title ?? "" }, set: { item.title = $0 }))
                Toggle("Pinned", isOn: $item.isPinned)
                Stepper("Count \(item.count)", value: $item.count, in: 1...9)
            }
            .navigationTitle("Edit")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") {
                        viewContext.rollback()
                        dismiss()
                    }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        try? viewContext.save()
                        dismiss()
                    }
                }
            }
        }
    }
}
