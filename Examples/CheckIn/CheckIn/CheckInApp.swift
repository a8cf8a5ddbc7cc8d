import SwiftUI

@main
struct CheckInApp: App {
    @StateObject private var viewModel = CheckInViewModel(file: RecordFile(url: RecordFile.standardURL))

    var body: some Scene {
        WindowGroup {
            CheckInTabs()
                .environmentObject(viewModel)
        }
    }
}
