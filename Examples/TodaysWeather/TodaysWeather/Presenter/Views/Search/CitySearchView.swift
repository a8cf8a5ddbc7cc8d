import SwiftUI

/// A field for a name, and the cities of that name.
struct CitySearchView: View {
    @Binding var query: String
    let state: CitySearchViewModel.State
    /// Whether what is shown is about to be replaced.
    var isSearching = false
    let known: [City]
    var add: (City) -> Void = { _ in }
    var retry: () -> Void = {}
    var openSettings: () -> Void = {}
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @FocusState private var isFocused: Bool

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                field
                content
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .navigationTitle(Text("Add City"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
            }
        }
        .onAppear { isFocused = true }
    }

    private var field: some View {
        HStack(spacing: 8) {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            TextField("City name", text: $query)
                .focused($isFocused)
                .autocorrectionDisabled()
                .submitLabel(.search)
            if isSearching, case .found = state {
                ProgressView()
            }
            if !query.isEmpty {
                Button {
                    query = ""
                } label: {
                    Label("Clear text", systemImage: "xmark.circle.fill")
                        .labelStyle(.iconOnly)
                }
                .buttonStyle(.plain)
                .foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, 10)
        .frame(minHeight: 38)
        .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10, style: .continuous))
        .padding(.horizontal)
        .padding(.vertical, 8)
    }

    @ViewBuilder
    private var content: some View {
        switch state {
        case .idle: hint("Search for a city by its name, in Korean or in English.", symbol: "magnifyingglass")
        case .searching: ProgressView()
        case .found(let cities) where cities.isEmpty:
            hint("No city of this name was found.", symbol: "mappin.slash")
        case .found(let cities):
            List(cities) { city in
                row(of: city)
            }
            .listStyle(.plain)
        case .failed(let fault): ErrorView(fault: fault, retry: retry, openSettings: openSettings)
        }
    }

    private func hint(_ text: LocalizedStringKey, symbol: String) -> some View {
        VStack(spacing: 12) {
            Image(systemName: symbol)
                .font(.largeTitle)
                .accessibilityHidden(true)
            Text(text)
                .multilineTextAlignment(.center)
        }
        .foregroundStyle(.secondary)
        .padding(32)
    }

    private func row(of city: City) -> some View {
        let isKnown = known.contains(where: city.isSamePlace)
        return Button {
            add(city)
            dismiss()
        } label: {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(city.name(in: locale))
                        .foregroundStyle(.primary)
                    RegionText(city: city)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: isKnown ? "checkmark" : "plus.circle")
                    .foregroundStyle(.tint)
                    .accessibilityHidden(true)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(isKnown)
        .accessibilityHint(isKnown ? Text("In your list") : Text("Adds the city to your list"))
    }
}

struct CitySearchView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["ko", "en"], id: \.self) { id in
            CitySearchView(
                query: .constant(id == "ko" ? "파리" : "Paris"), state: .found(City.mockSearch), known: City.defaults
            )
            .environment(\.locale, .init(identifier: id))
            .previewDisplayName("Search, \(id)")
        }
    }
}
