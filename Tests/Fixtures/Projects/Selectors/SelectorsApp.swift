import SwiftUI

@main
struct SelectorsApp: App {
    @StateObject private var listener = Listener()

    var body: some Scene {
        WindowGroup {
            VStack {
                Text(listener.text)
                Button("Post") { NotificationCenter.default.post(name: .poked, object: nil) }
                Button("Done") {
                    UIApplication.shared.sendAction(
                        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
                }
            }
        }
    }
}
