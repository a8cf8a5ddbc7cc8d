import Foundation

/// The user's cities in a file.
final class FileCityRepository: CityRepository {
    private let file: JSONFile<[City]>

    var cities: [City]? {
        didSet { try? file.write(cities ?? City.defaults) }
    }

    init(folder: URL) {
        file = JSONFile(url: folder.appending(path: "cities.json"))
        cities = file.read()
    }
}
