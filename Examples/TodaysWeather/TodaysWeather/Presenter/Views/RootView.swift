import Combine
import SwiftUI

/// Holds the view models, and hands what they hold to the views.
struct RootView: View {
    private let container: DIContainer
    @StateObject private var list: CityListViewModel
    @StateObject private var settings: SettingsViewModel
    @State private var sheet: Sheet?
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var scenePhase

    private enum Sheet: Identifiable {
        case search, settings

        var id: Self { self }
    }

    init(container: DIContainer) {
        self.container = container
        _list = StateObject(
            wrappedValue: CityListViewModel(
                cities: container.resolve(), weather: container.resolve(), here: container.resolve()))
        _settings = StateObject(wrappedValue: SettingsViewModel(settings: container.resolve()))
    }

    var body: some View {
        CityListView(
            dataSource: $list.dataSource, here: list.here, commonFault: list.commonFault, updating: list.updating,
            isDemonstration: settings.isDemonstration, refresh: list.refresh,
            perform: perform, detail: detail
        )
        .environment(\.units, settings.settings.units(in: locale))
        .onAppear { list.start() }
        .onReceive(Timer.publish(every: 60, tolerance: 10, on: .main, in: .common).autoconnect()) { _ in
            list.updateOld()
        }
        .onChange(of: scenePhase) {
            if scenePhase == .active { list.updateOld() }
        }
        .onChange(of: settings.settings.apiKey) {
            // Another key may lead to another service.
            list.showOnlyKnown()
            list.updateAll()
        }
        .sheet(item: $sheet, content: page)
    }

    private func perform(_ intent: CityListIntent) {
        switch intent {
        case .search: sheet = .search
        case .openSettings: sheet = .settings
        case .retry(let city): list.update(city)
        case .retryAll: list.updateAll()
        case .showList: list.updateOld()
        }
    }

    private func detail(of row: CityWeather) -> some View {
        WeatherDetailPage(
            viewModel: WeatherDetailViewModel(cityWeather: row, weather: container.resolve()),
            isDemonstration: settings.isDemonstration, openSettings: { sheet = .settings })
    }

    @ViewBuilder
    private func page(_ sheet: Sheet) -> some View {
        switch sheet {
        case .search:
            CitySearchPage(
                viewModel: CitySearchViewModel(search: container.resolve()), known: list.dataSource.map(\.city),
                add: list.add, openSettings: { self.sheet = .settings })
        case .settings:
            SettingsView(settings: $settings.settings, isDemonstration: settings.isDemonstration)
                .onDisappear { list.updateOld() }
        }
    }
}
