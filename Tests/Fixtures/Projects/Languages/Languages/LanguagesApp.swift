import SwiftUI

@main
struct LanguagesApp: App {
    var body: some Scene { WindowGroup { Phrases() } }
}

struct Phrases: View {
    @State private var apples = 1

    private var note: String {
        Bundle.main.url(forResource: "note", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
            ?? "no note"
    }

    private var counted: String {
        let format = NSLocalizedString("%d pears", comment: "How many pears there are")
        return String.localizedStringWithFormat(format, apples)
    }

    var body: some View {
        VStack {
            Text("title")
            Text("hello \("Mina")")
            Text("\(apples) apples")
            Text(String(localized: "\(apples) apples left"))
            Text(counted)
            Text(NSLocalizedString("offline", tableName: "Errors", bundle: .main, value: "", comment: ""))
            Text("offline", tableName: "Errors")
            Text(note)
            Text("title").environment(\.locale, Locale(identifier: "ko"))
            Text(1234.5, format: .currency(code: "KRW"))
            Text(Date(timeIntervalSince1970: 0).formatted(.dateTime.month(.wide).day()))
            Text(Locale.current.identifier)
            Button("more") { apples += 1 }
        }
    }
}
