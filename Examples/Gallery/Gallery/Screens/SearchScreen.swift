import SwiftUI

/// A list that is searched.
struct SearchScreen: View {
    enum Scope: Hashable {
        case all, short
    }

    @State private var text: String
    @State private var scope = Scope.all

    init(text: String = "") {
        _text = State(initialValue: text)
    }

    private var found: [Fruit] {
        Fruit.allCases.filter { fruit in
            let name = String(localized: String.LocalizationValue(fruit.rawValue))
            return (text.isEmpty || name.localizedCaseInsensitiveContains(text)) && (scope == .all || name.count < 5)
        }
    }

    var body: some View {
        NavigationStack {
            List(found) { Text($0.name) }
                .overlay {
                    if found.isEmpty { ContentUnavailableView.search(text: text) }
                }
                .navigationTitle("Search")
                .searchable(text: $text, prompt: "Fruit")
                .searchScopes($scope) {
                    Text("All").tag(Scope.all)
                    Text("Short Names").tag(Scope.short)
                }
                .toolbar { CloseButton() }
        }
    }
}

#Preview("Search") {
    SearchScreen()
}

#Preview("Search, nothing found") {
    SearchScreen(text: "Kiwi")
}
