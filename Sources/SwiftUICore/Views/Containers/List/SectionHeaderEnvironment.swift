import Foundation

extension _ViewInputs {
    /// What headers and footers of a list's sections are made with; the same outside of lists.
    @MainActor
    func aroundRows(as part: ListRowPlace.Part) -> _ViewInputs {
        guard environment.values.hasValue(of: ListRowKey.self) else { return self }
        var inputs = self
        inputs.environment = EnvironmentScope(parent: environment) { values in
            guard let row = values.value(of: ListRowKey.self) else { return }
            if part == .header { values.applyHeaderStyle(in: row) } else { values.applyFooterStyle() }
        }
        return inputs
    }
}

extension EnvironmentValues {
    fileprivate mutating func applyHeaderStyle(in row: ListRowContext) {
        let metrics = value(of: ProfileKey.self).lists
        if value(of: HeaderProminenceKey.self) == .increased || row.appearance.isSidebar {
            font = .system(size: metrics.prominentHeaderPointSize, weight: .bold)
            return
        }
        foregroundStyles = ForegroundStyles(
            styles: [AnyShapeStyle(Color(SystemColor.secondaryLabel))], isOfContainer: true)
        if row.appearance == .plain {
            font = .system(size: metrics.plainHeaderPointSize, weight: .semibold)
        } else {
            font = .footnote
            if metrics.headerIsUppercase { textCase = .uppercase }
        }
    }

    fileprivate mutating func applyFooterStyle() {
        foregroundStyles = ForegroundStyles(
            styles: [AnyShapeStyle(Color(SystemColor.secondaryLabel))], isOfContainer: true)
        font = .footnote
    }
}
