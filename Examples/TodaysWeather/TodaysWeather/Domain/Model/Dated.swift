import Foundation

/// Something that was fetched, and when.
struct Dated<Value> {
    var value: Value
    var date: Date
}

extension Dated: Codable where Value: Codable {}
extension Dated: Equatable where Value: Equatable {}
