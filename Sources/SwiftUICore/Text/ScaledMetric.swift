import Foundation

/// A number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var current: Value?

    /// - Parameters:
    ///   - wrappedValue: the number at the text size that users start with.
    ///   - textStyle: it grows as much as this style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// - Parameter wrappedValue: the number at the text size that users start with.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { current ?? base }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: GraphProperty {
    package mutating func connect(_ storage: inout AnyObject?, node: ViewNode) {
        let fonts = node.environment.read(for: node) { FontContext($0) }
        current = Value(fonts.scaled(CGFloat(base), as: style))
    }

    package static func areEquivalent(_ left: ScaledMetric<Value>, _ right: ScaledMetric<Value>) -> Bool {
        left.base == right.base && left.style == right.style
    }
}
