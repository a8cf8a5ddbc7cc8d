import SwiftUI

/// What the lists and pickers show.
enum Fruit: String, CaseIterable, Identifiable {
    case apple = "Apple"
    case pear = "Pear"
    case plum = "Plum"
    case persimmon = "Persimmon"

    var id: Self { self }
    /// Grams.
    var weight: Int {
        switch self {
        case .apple: 100
        case .pear: 80
        case .plum: 60
        case .persimmon: 180
        }
    }

    var name: LocalizedStringKey { LocalizedStringKey(rawValue) }
}
