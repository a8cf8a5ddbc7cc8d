/// Degrees to the north and to the east.
struct ResponseCoordinate: Decodable, Equatable {
    let lat: Double
    let lon: Double
}

/// Speeds in metres a second; the direction from which the wind comes, in degrees clockwise from the north.
struct ResponseWind: Decodable, Equatable {
    let speed: Double?
    let deg: Double?
    let gust: Double?
}

/// Percent of the sky.
struct ResponseClouds: Decodable, Equatable {
    let all: Double?
}

/// Millimetres within the last hour, or within three.
struct ResponsePrecipitation: Decodable, Equatable {
    let oneHour: Double?
    let threeHours: Double?

    enum CodingKeys: String, CodingKey {
        case oneHour = "1h"
        case threeHours = "3h"
    }
}

/// A number in one endpoint, a text in another.
struct StatusCode: Decodable, Equatable {
    let value: Int?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = try (try? container.decode(Int.self)) ?? Int(container.decode(String.self))
    }
}
