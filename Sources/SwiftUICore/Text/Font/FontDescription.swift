import Drawing

/// A typeface on its way from a `Font`, with what the modifiers have to know of it.
package struct FontDescription {
    package var typeface: ResolvedFont
    /// The weight when it is made bold.
    package let boldWeight: Int

    package init(_ typeface: ResolvedFont, boldWeight: Int = 700) {
        self.typeface = typeface
        self.boldWeight = boldWeight
    }

    package mutating func makeBold() { typeface.weight = max(typeface.weight, boldWeight) }
}
