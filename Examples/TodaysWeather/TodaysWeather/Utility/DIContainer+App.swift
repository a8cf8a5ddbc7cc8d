import Foundation

extension DIContainer {
    /// The parts that the app is made of.
    /// - Parameter folder: where cities, weather and settings are kept.
    static func app(folder: URL = .applicationSupportDirectory.appending(path: "TodaysWeather")) -> DIContainer {
        let container = DIContainer()
        container.registerData(in: folder)
        container.registerUseCases()
        return container
    }

    private func registerData(in folder: URL) {
        register(SettingsRepository.self) { _ in FileSettingsRepository(folder: folder) }
        register(CityRepository.self) { _ in FileCityRepository(folder: folder) }
        register(WeatherCache.self) { container in
            let settings = container.resolve(SettingsRepository.self)
            return FileWeatherCache(folder: folder) { Self.isDemonstration(settings.settings) }
        }
        register(APICaller.self) { container in
            let settings = container.resolve(SettingsRepository.self)
            return APIProvider { try .current(settings: settings.settings) }
        }
        register(WeatherRepository.self) { OpenWeatherRepository(api: $0.resolve()) }
        register(LocationRepository.self) { _ in DeviceLocationRepository() }
        register(PlaceRepository.self) { OpenWeatherPlaceRepository(api: $0.resolve()) }
    }

    private func registerUseCases() {
        register(CityListUseCase.self) { DefaultCityListUseCase(cities: $0.resolve()) }
        register(CitySearchUseCase.self) { DefaultCitySearchUseCase(places: $0.resolve()) }
        register(WeatherUseCase.self) { DefaultWeatherUseCase(repository: $0.resolve(), cache: $0.resolve()) }
        register(HereUseCase.self) { DefaultHereUseCase(locations: $0.resolve()) }
        register(SettingsUseCase.self) { container in
            DefaultSettingsUseCase(repository: container.resolve(), isMadeUp: Self.isDemonstration)
        }
    }

    /// Whether the service that these settings lead to makes its weather up.
    private static func isDemonstration(_ settings: Settings) -> Bool {
        (try? APIConfiguration.current(settings: settings))?.isDemonstration ?? false
    }
}
