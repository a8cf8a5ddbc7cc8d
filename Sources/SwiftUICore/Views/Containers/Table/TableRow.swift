import Foundation
import Geometry

/// A row that shows one value.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    private let value: Value

    public init(_ value: Value) { self.value = value }

    @MainActor

    public func _makeRows(_ context: _TableRowContext<Value>) -> AnyView {
        AnyView(TableRowView(value: value, context: context))
    }
}

/// The cells of a value, or on a phone the first of them.
nonisolated struct TableRowView<Value: Identifiable>: View {
    let value: Value
    let context: _TableRowContext<Value>
    /// Nil where nothing is below the row.
    var isExpanded: Binding<Bool>?
    @Environment(\.profile.lists.outlineIndent) private var indent

    @ViewBuilder @MainActor
    var body: some View {
        if context.decorations.isEmpty { line } else { context.decorated(AnyView(line)) }
    }

    @ViewBuilder @MainActor
    private var line: some View {
        if context.isWide {
            TableLine(widths: context.widths) { index in
                if index == 0 { firstCell } else { context.cells[index](value) }
            }
            .modifier(TableRowPress(isExpanded: isExpanded))
            .tag(value.id)
        } else {
            OutlineRow(isExpanded: isExpanded) { context.cells.first?(value) }
                .transformEnvironment(\.outlineLevel) { $0 = context.level }
                .tag(value.id)
        }
    }

    @MainActor
    private var firstCell: some View {
        HStack(spacing: 6) {
            if let isExpanded { chevron(isExpanded) }
            context.cells[0](value)
        }
        .padding(.leading, CGFloat(context.level) * indent)
    }

    @MainActor
    private func chevron(_ isExpanded: Binding<Bool>) -> some View {
        DisclosureChevron(isExpanded: isExpanded.wrappedValue)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tint)
            .frame(width: 14)
            .frame(minHeight: 28)
            .modifier(PressModifier(isPressed: nil, takesKeys: false) { isExpanded.wrappedValue.toggle() })
            .accessibilityHidden(true)
            .padding(.vertical, -14)
    }
}

extension TableRowView: RowCounting {
    @MainActor package static var rowCardinality: RowCardinality { .one }
}

/// A row that can be opened is a button for it.
private struct TableRowPress: ViewModifier {
    let isExpanded: Binding<Bool>?

    func body(content: Content) -> some View {
        if let isExpanded {
            content
                .contentShape(Rectangle())
                .modifier(
                    PressModifier(
                        isPressed: nil, value: Text(isExpanded.wrappedValue ? "Expanded" : "Collapsed"),
                        actsForRow: true, yieldsToChoice: true, isExpanded: isExpanded.wrappedValue
                    ) { isExpanded.wrappedValue.toggle() })
        } else {
            content
        }
    }
}
