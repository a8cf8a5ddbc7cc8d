import SwiftUI

/// Where a city lies, such as "California, United States".
struct RegionText: View {
    let city: City
    @Environment(\.locale) private var locale

    var body: some View {
        switch (state, city.country.map(name)) {
        case (let state?, let country?): Text("\(state), \(country)", comment: "A state and its country")
        case (let state?, nil): state
        case (nil, let country?): Text(country)
        case (nil, nil): EmptyView()
        }
    }

    /// In English from the service; the table knows many in other languages. A city that is a state of its own is not
    /// named twice.
    private var state: Text? {
        guard let state = city.state, state != city.name else { return nil }
        return Text(LocalizedStringKey(state), tableName: "Regions")
    }

    private func name(ofCountry code: String) -> String { locale.localizedString(forRegionCode: code) ?? code }
}
