import Foundation

/// The order of the places of a list.
struct PlaceOrder {
    typealias Comparison = (Int, Int) -> ComparisonResult

    /// The first that makes a difference counts.
    let comparisons: [Comparison]
    /// The numbers of the objects, by which those are ordered that are the same.
    let keys: [Int64]

    var sortedPlaces: [Int] {
        keys.indices.sorted { left, right in
            for comparison in comparisons {
                switch comparison(left, right) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return keys[left] < keys[right]
        }
    }

    static func comparison(of texts: [StandardText], isReversed: Bool) -> Comparison {
        { left, right in
            isReversed ? texts[right].compare(texts[left]) : texts[left].compare(texts[right])
        }
    }
}
