import SwiftUI

/// A box with fruit or with boxes in it.
struct Parcel: Identifiable {
    let id: String
    var contents: [Parcel]?

    var name: LocalizedStringKey { LocalizedStringKey(id) }

    static let all = [
        Parcel(id: "Summer", contents: [Parcel(id: "Plum")]),
        Parcel(id: "Autumn", contents: [Parcel(id: "Apple"), Parcel(id: "Pear"), Parcel(id: "Persimmon")]),
    ]
}
