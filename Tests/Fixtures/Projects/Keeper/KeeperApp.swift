import SwiftUI

@main
struct KeeperApp: App {
    var body: some Scene { WindowGroup { Kept() } }
}

/// Counts its starts in each place where an app keeps something, and prints where these are.
struct Kept: View {
    @AppStorage("starts") private var starts = 0

    var body: some View {
        Text("Started \(starts) times")
            .onAppear {
                starts += 1
                let manager = FileManager.default
                let documents = manager.urls(for: .documentDirectory, in: .userDomainMask)[0]
                let support = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
                let caches = NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true)[0]
                let library = manager.urls(for: .libraryDirectory, in: .userDomainMask)[0]
                for folder in [documents, support, URL(fileURLWithPath: caches), library] {
                    let file = folder.appendingPathComponent("starts.txt")
                    let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                    try! (old + "I").write(to: file, atomically: true, encoding: .utf8)
                    print("\(folder.path.replacingOccurrences(of: NSHomeDirectory(), with: "~")) \(old)I")
                }
                print("home", NSHomeDirectory())
                print("temporary", NSTemporaryDirectory().replacingOccurrences(of: NSHomeDirectory(), with: "~"))
                print("defaults", UserDefaults.standard.integer(forKey: "starts"))
                let made = Date()
                let timer = Timer(timeInterval: 0.2, repeats: true) { timer in
                    print("late enough: \(Date().timeIntervalSince(made) > 0.15)")
                    timer.invalidate()
                }
                RunLoop.current.add(timer, forMode: .common)
            }
    }
}
