import Combine
import SwiftUI

/// Holds a city's view model, and hands what it holds to the view.
struct WeatherDetailPage: View {
    @StateObject private var viewModel: WeatherDetailViewModel
    private let isDemonstration: Bool
    private let openSettings: () -> Void

    init(
        viewModel: @autoclosure @escaping () -> WeatherDetailViewModel, isDemonstration: Bool,
        openSettings: @escaping () -> Void
    ) {
        _viewModel = StateObject(wrappedValue: viewModel())
        self.isDemonstration = isDemonstration
        self.openSettings = openSettings
    }

    var body: some View {
        WeatherDetailView(
            cityWeather: viewModel.cityWeather, forecast: viewModel.forecast, fault: viewModel.fault,
            isUpdating: viewModel.isUpdating, isDemonstration: isDemonstration, retry: viewModel.load,
            openSettings: openSettings
        )
        .onAppear { viewModel.load() }
        .onReceive(
            Timer.publish(every: CityListViewModel.lifetime, tolerance: 10, on: .main, in: .common).autoconnect()
        ) { _ in viewModel.load() }
        .onDisappear { viewModel.cancel() }
    }
}
