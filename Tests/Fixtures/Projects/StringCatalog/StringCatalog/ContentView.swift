import SwiftUI

struct ContentView: View {
    @State private var files = 1

    var body: some View {
        NavigationStack {
            List {
                Text("\(files) files")
                Text("tap.hint")
                Text("\(files) photos in \(files) albums")
                Text(Status.ready.title)
                LabeledContent("Spoken", value: Status.ready.spoken)
                Button("Hidden") { files = 3 }
            }
            .navigationTitle("Settings")
        }
    }
}
