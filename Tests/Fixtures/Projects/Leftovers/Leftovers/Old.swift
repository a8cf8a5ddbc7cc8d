import SwiftUI

@objcMembers
class Clock: NSObject {
    @objc dynamic private(set) var ticks = 0
    var ticked: (Int) -> Void = { _ in }
    private var timer: Timer?

    func start() {
        timer = Timer.scheduledTimer(
            timeInterval: 0.05, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    }

    @objc private func tick(_ timer: Timer) {
        ticks += 1
        ticked(ticks)
        if ticks == 3 { timer.invalidate() }
    }
}

/// Isolated to no actor, as such types are in Swift 5.
struct Measures {
    static let width = UIScreen.main.bounds.width
    var device: String

    init() { device = UIDevice.current.userInterfaceIdiom == .phone ? "handheld" : "large" }
}

struct ContentView: View {
    @State private var ticks = 0
    private let clock = Clock()
    private let color = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    private let dot: UIImage = #imageLiteral(resourceName: "dot.png")

    private var components: String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return "\(Int(red * 10)) \(Int(green * 10)) \(Int(blue * 10))"
    }

    var body: some View {
        VStack {
            Text("ticks \(ticks)")
            Text(components)
            Text("\(Measures().device), \(Int(Measures.width)) wide")
            Text("dot \(Int(dot.size.width))")
            Image(uiImage: #imageLiteral(resourceName: "dot.png"))
            Color(#colorLiteral(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)).frame(width: 30, height: 30)
            #if os(macOS) || targetEnvironment(macCatalyst)
            Text("a Mac")
            #elseif os(iOS)
            Text("a phone")
            #endif
        }
        .onAppear {
            clock.ticked = { ticks = $0 }
            clock.start()
        }
    }
}
