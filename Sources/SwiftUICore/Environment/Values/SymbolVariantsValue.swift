/// A form of a symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isStruckThrough = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: "circle")
    public static let square = SymbolVariants(shape: "square")
    public static let rectangle = SymbolVariants(shape: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isStruckThrough: true)

    /// The form in a circle.
    public var circle: SymbolVariants { united(with: .circle) }
    /// The form in a square.
    public var square: SymbolVariants { united(with: .square) }
    /// The form in a rectangle.
    public var rectangle: SymbolVariants { united(with: .rectangle) }
    /// The form, filled.
    public var fill: SymbolVariants { united(with: .fill) }
    /// The form, struck through.
    public var slash: SymbolVariants { united(with: .slash) }

    /// Whether all of another form is part of this one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
            && (isStruckThrough || !other.isStruckThrough)
    }

    package func united(with other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
            isStruckThrough: isStruckThrough || other.isStruckThrough)
    }

    /// The names to look for, best first: forms that a symbol does not have are left out.
    package func names(of symbol: String) -> [String] {
        let parts = [shape, isStruckThrough ? "slash" : nil, isFilled ? "fill" : nil].compactMap { $0 }
            .filter { !symbol.split(separator: ".").dropFirst().contains(Substring($0)) }
        let whole = ([symbol] + parts).joined(separator: ".")
        let single = parts.reversed().map { symbol + "." + $0 }
        return [whole] + single + [symbol]
    }
}

extension EnvironmentValues {
    /// The form in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

package struct SymbolVariantsKey: EnvironmentKey {
    package static var defaultValue: SymbolVariants { .none }
}

extension View {
    /// Shows the symbols in the view in a form, added to the one that holds already; `none` takes that back.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.united(with: variant) }
    }
}
