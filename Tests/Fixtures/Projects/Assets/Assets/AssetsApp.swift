import SwiftUI
import UIKit

@main
struct AssetsApp: App {
    var body: some Scene { WindowGroup { Assets() } }
}

struct Assets: View {
    @Environment(\.colorScheme) private var scheme

    private var cities: String {
        guard let asset = NSDataAsset(name: "Cities") else { return "no data" }
        return (try? JSONDecoder().decode([String].self, from: asset.data))?.joined(separator: ", ") ?? "no list"
    }

    private func size(_ image: UIImage?) -> String {
        image.map { "\(Int($0.size.width))×\(Int($0.size.height))" } ?? "none"
    }

    private func text(_ color: UIColor?) -> String {
        guard let color else { return "none" }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ")
    }

    var body: some View {
        VStack {
            Text(cities)
            Text("flag \(size(UIImage(named: "Flag")))")
            Text("vector \(size(UIImage(named: "Vector")))")
            Text("page \(size(UIImage(named: "Page")))")
            Text("pot \(size(UIImage(named: "Kitchen/Pot")))")
            Text("sea photo \(size(UIImage(resource: .photoOfTheSea2)))")
            Text("greeting \(size(UIImage(named: "Greeting")))")
            Text("sea \(text(UIColor(named: "Sea")))")
            Text("wide \(text(UIColor(named: "Wide")))")
            Text("grey \(text(UIColor(resource: .grey)))")
            Text("brand \(text(.brandRed))")
            HStack {
                Image(.flag)
                Image(.vector).resizable().frame(width: 60, height: 40)
                Image("Page")
                Image(.mask).foregroundStyle(.alert)
                Image("Greeting")
                Image(.Kitchen.pot)
                Image("brick").font(.largeTitle).foregroundStyle(Color.accentColor)
                Label("A brick", image: "brick")
            }
            HStack(spacing: 0) {
                Color.sea.frame(width: 20, height: 20)
                Color(.wide).frame(width: 20, height: 20)
                Color("Grey").frame(width: 20, height: 20)
                Rectangle().fill(.brandRed).frame(width: 20, height: 20)
                Color("Alert").frame(width: 20, height: 20)
            }
        }
    }
}
