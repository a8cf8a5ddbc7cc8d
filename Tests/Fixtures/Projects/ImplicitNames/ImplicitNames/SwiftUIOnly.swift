import SwiftUI

@Observable final class Setting { var isOn = false }

struct ContentView: View {
    @StateObject private var fetcher = Fetcher()
    @StateObject private var ticker = Ticker()
    @State private var setting = Setting()
    @State private var heard = 0

    private let background = UIColor.systemBackground
    private let date = DateFormatter()
    private let notes = NotificationCenter.default.publisher(for: Notification.Name("heard"))

    var body: some View {
        VStack {
            Text(fetcher.text)
            Text("ticked \(ticker.count)")
            Text("heard \(heard)")
            Text(setting.isOn ? "on" : "off")
            Text(describe(3))
            Text(Oracle.says)
            Text("\(Int(fetcher.point().x)) \(Int(fetcher.point().y))")
            Button("Go") {
                fetcher.fetch()
                ticker.start()
                setting.isOn.toggle()
                NotificationCenter.default.post(name: Notification.Name("heard"), object: nil)
                UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
            }
        }
        .onReceive(notes) { _ in heard += 1 }
        .background(Color(background))
    }
}
