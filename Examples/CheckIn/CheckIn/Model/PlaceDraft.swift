import Foundation

/// A place while it is being written down.
struct PlaceDraft: Equatable {
    var name = ""
    /// Degrees, as they are typed.
    var latitude = ""
    var longitude = ""
    /// Metres.
    var radius = 50.0

    /// What keeps the draft from being a place.
    enum Problem { case missingName, invalidLatitude, invalidLongitude }

    init() {}

    init(_ place: Place) {
        name = place.name
        radius = place.radius
        coordinate = place.center
    }

    /// The point that is typed; nil while it is none on the earth.
    var coordinate: Coordinate? {
        get {
            guard let latitude = Self.degrees(latitude, limit: 90),
                let longitude = Self.degrees(longitude, limit: 180)
            else { return nil }
            return Coordinate(latitude: latitude, longitude: longitude)
        }
        set {
            latitude = newValue.map { Self.text($0.latitude) } ?? ""
            longitude = newValue.map { Self.text($0.longitude) } ?? ""
        }
    }

    var problem: Problem? {
        if trimmedName.isEmpty { return .missingName }
        if Self.degrees(latitude, limit: 90) == nil { return .invalidLatitude }
        return Self.degrees(longitude, limit: 180) == nil ? .invalidLongitude : nil
    }

    /// Whether what is typed is no latitude. What is not typed yet is no mistake.
    var isLatitudeWrong: Bool { !latitude.isEmpty && Self.degrees(latitude, limit: 90) == nil }
    var isLongitudeWrong: Bool { !longitude.isEmpty && Self.degrees(longitude, limit: 180) == nil }

    /// The place that is written down; nil while there is a problem.
    func place(id: UUID = UUID()) -> Place? {
        guard problem == nil, let coordinate else { return nil }
        return Place(id: id, name: trimmedName, center: coordinate, radius: radius)
    }

    private var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// What is no number fails the comparison.
    private static func degrees(_ text: String, limit: Double) -> Double? {
        let number = Double(text.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: ",", with: "."))
        return number.flatMap { abs($0) <= limit ? $0 : nil }
    }

    /// To a tenth of a metre.
    private static func text(_ degrees: Double) -> String { String((degrees * 1e6).rounded() / 1e6) }
}
