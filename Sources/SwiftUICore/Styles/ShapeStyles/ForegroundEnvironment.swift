/// The look of the foreground, worked out once for all texts of a scope.
package final class ForegroundEnvironment: DerivedEnvironmentValue {
    package let style: ResolvedStyle

    package init(_ style: ResolvedStyle) { self.style = style }

    package init(deriving environment: EnvironmentValues) { style = ForegroundStyle().resolved(in: environment) }

    package static func == (left: ForegroundEnvironment, right: ForegroundEnvironment) -> Bool {
        left === right || left.style == right.style
    }

    /// Pictures are drawn by a node that knows where they come from.
    package var isColor: Bool {
        if case .color = style.fill { return true }
        return false
    }
}
