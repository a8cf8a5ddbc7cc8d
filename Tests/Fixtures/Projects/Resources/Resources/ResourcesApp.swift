import SwiftUI

@main
struct ResourcesApp: App {
    init() { UserDefaults.standard.register(defaults: Defaults.all) }

    var body: some Scene { WindowGroup { ContentView() } }
}

struct Person: Decodable {
    let name: String
    let age: Int
}

enum Defaults {
    static var all: [String: Any] {
        let url = Bundle.main.url(forResource: "Defaults", withExtension: "plist")!
        return NSDictionary(contentsOf: url) as? [String: Any] ?? [:]
    }
}

extension Bundle {
    func decode<T: Decodable>(_ file: String) -> T {
        guard let url = url(forResource: file, withExtension: nil) else { fatalError("there is no \(file)") }
        guard let data = try? Data(contentsOf: url) else { fatalError("\(file) can't be read") }
        return try! JSONDecoder().decode(T.self, from: data)
    }
}

struct ContentView: View {
    @State private var width: CGFloat = 0
    private let people: [Person] = Bundle.main.decode("people.json")

    private var level: String {
        let path = Bundle.main.path(forResource: "first", ofType: "txt", inDirectory: "Levels/World 1")
        return path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "no level"
    }

    private var extra: String {
        let bundle = Bundle.main.url(forResource: "Extra", withExtension: "bundle").flatMap(Bundle.init(url:))
        return bundle?.url(forResource: "extra", withExtension: "txt")
            .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no extra"
    }

    var body: some View {
        VStack {
            Text(people[0].name + " is \(people[0].age)")
            Text("volume \(UserDefaults.standard.double(forKey: "volume"))")
            Text(level)
            Text(extra)
            Image("stamp").accessibilityIdentifier("stamp")
            Text("AB").font(.custom("Blocks-Regular", size: 40))
                .background(GeometryReader { place in Color.clear.onAppear { width = place.size.width } })
            Text("blocks \(Int(width))")
        }
    }
}
