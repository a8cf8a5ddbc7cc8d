import Foundation
import WorldCities

/// A place whose weather can be asked for.
package struct Place: Hashable, Sendable {
    /// OpenWeather's number for it; 0 for one that has none.
    var id: Int
    var englishName: String
    var koreanName: String
    var englishArea: String?
    /// Two letters, ISO 3166-1; empty on the sea.
    var country: String
    /// In degrees.
    package var latitude: Double
    package var longitude: Double
    /// In metres above the sea.
    var elevation: Double
    /// How far the built-up area reaches, in kilometres.
    var reach: Double
    var timeZone: TimeZone
    /// What is wrong with all answers about it.
    var fault: Fault?

    init(_ city: WorldCity, id: Int) {
        self.id = id
        englishName = city.englishName
        koreanName = city.koreanName
        englishArea = city.englishArea
        country = city.country
        latitude = city.latitude
        longitude = city.longitude
        elevation = Self.elevations["\(city.englishName),\(city.country)"] ?? 40
        reach = city.reach
        timeZone = TimeZone(identifier: city.timeZone) ?? .gmt
    }

    /// A place that is no city: it has the name of the city that it belongs to, and none far from all.
    init(latitude: Double, longitude: Double, near city: Place?) {
        id = city?.id ?? 0
        englishName = city?.englishName ?? ""
        koreanName = city?.koreanName ?? ""
        englishArea = city?.englishArea
        country = city?.country ?? ""
        self.latitude = latitude
        self.longitude = longitude
        elevation = city?.elevation ?? 0
        reach = 1
        timeZone = city?.timeZone ?? TimeZone(secondsFromGMT: Int((longitude / 15).rounded()) * 3600) ?? .gmt
        fault = city?.fault
    }

    /// A place that is there for its faulty answers, on the ice of Antarctica.
    init(_ fault: Fault, index: Int) {
        id = 9_900_000 + index
        englishName = fault.placeName
        koreanName = fault.koreanPlaceName
        country = "AQ"
        latitude = -88 + Double(index) * 0.5
        longitude = 0
        elevation = 2800
        reach = 1
        timeZone = .gmt
        self.fault = fault
    }

    /// People, guessed from how far the city reaches.
    var population: Int { Int(reach * reach * 8) * 1000 }

    func name(in language: Language) -> String { language == .korean ? koreanName : englishName }

    /// In kilometres.
    func distance(latitude: Double, longitude: Double) -> Double {
        let radians = Double.pi / 180
        let sine = sin(self.latitude * radians) * sin(latitude * radians)
        let cosine = cos(self.latitude * radians) * cos(latitude * radians)
        return acos(min(1, max(-1, sine + cosine * cos((self.longitude - longitude) * radians)))) * 6371
    }

    /// Cities that lie high, in metres; the others are taken to lie by the sea.
    private static let elevations: [String: Double] = [
        "Addis Ababa,ET": 2355, "Almaty,KZ": 785, "Amman,JO": 780, "Andorra la Vella,AD": 1023, "Ankara,TR": 938,
        "Antananarivo,MG": 1276, "Bengaluru,IN": 920, "Bern,CH": 540, "Bishkek,KG": 800, "Bogotá,CO": 2640,
        "Brasília,BR": 1172, "Calgary,CA": 1045, "Canberra,AU": 580, "Caracas,VE": 900, "Chengdu,CN": 500,
        "Cusco,PE": 3400, "Damascus,SY": 680, "Denver,US": 1609, "Dushanbe,TJ": 785, "Edmonton,CA": 645,
        "Gaborone,BW": 1014, "Granada,ES": 738, "Guadalajara,MX": 1566, "Guatemala City,GT": 1500,
        "Harare,ZW": 1490, "Islamabad,PK": 540, "Jerusalem,IL": 754, "Johannesburg,ZA": 1753, "Kabul,AF": 1790,
        "Kampala,UG": 1190, "Kathmandu,NP": 1400, "Kigali,RW": 1567, "La Paz,BO": 3640, "Las Vegas,US": 610,
        "Lhasa,CN": 3650, "Lusaka,ZM": 1280, "Madrid,ES": 667, "Medellín,CO": 1495, "Mexico City,MX": 2240,
        "Monterrey,MX": 540, "Munich,DE": 520, "Nairobi,KE": 1795, "Pretoria,ZA": 1339, "Quito,EC": 2850,
        "Riyadh,SA": 612, "Salt Lake City,US": 1288, "San José,CR": 1170, "Sanaa,YE": 2250, "Santiago,CL": 570,
        "São Paulo,BR": 760, "Sarajevo,BA": 518, "Sofia,BG": 550, "Tegucigalpa,HN": 990, "Tehran,IR": 1190,
        "Thimphu,BT": 2334, "Ulaanbaatar,MN": 1350, "Urumqi,CN": 800, "Windhoek,NA": 1655, "Yerevan,AM": 990,
    ]
}
