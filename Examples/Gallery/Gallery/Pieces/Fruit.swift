import SwiftUI

/// What the lists and pickers show.
enum Fruit: String, CaseIterable, Identifiable {
    case apple = "Apple"
    case pear = "Pear"
    case plum = "Plum"
    case persimmon = "Persimmon"

    var id: Self { self }
    var name: LocalizedStringKey { LocalizedStringKey(rawValue) }
}
