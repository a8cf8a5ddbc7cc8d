import SwiftUI

/// Holds the search's view model, and hands what it holds to the view.
struct CitySearchPage: View {
    @StateObject private var viewModel: CitySearchViewModel
    private let known: [City]
    private let add: (City) -> Void
    private let openSettings: () -> Void

    init(
        viewModel: @autoclosure @escaping () -> CitySearchViewModel, known: [City], add: @escaping (City) -> Void,
        openSettings: @escaping () -> Void
    ) {
        _viewModel = StateObject(wrappedValue: viewModel())
        self.known = known
        self.add = add
        self.openSettings = openSettings
    }

    var body: some View {
        CitySearchView(
            query: $viewModel.query, state: viewModel.state, isSearching: viewModel.isSearching, known: known, add: add,
            retry: viewModel.retry, openSettings: openSettings)
    }
}
