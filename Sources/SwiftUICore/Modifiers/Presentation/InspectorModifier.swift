import Foundation

extension View {
    /// Shows details beside the view while a binding is true: a column where the window is wide, else a sheet.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector's column that the view is in, in points; the user can't change it.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets the width of the inspector's column that the view is in, in points, and between which widths the user can
    /// drag it.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }
}

private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector
    @State private var asked: ColumnWidth?
    @State private var draggedWidth: CGFloat?
    @State private var widthBeforeDrag: CGFloat?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.layoutDirection) private var direction
    @Environment(\.profile.bars) private var metrics

    init(isPresented: Binding<Bool>, inspector: Inspector) {
        _isPresented = isPresented
        self.inspector = inspector
    }

    @MainActor
    func body(content: Content) -> some View {
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented, sizeClass == .regular {
                Divider().ignoresSafeArea()
                inspector
                    .frame(width: width)
                    .onPreferenceChange(InspectorWidthKey.self) { asked = $0 }
                    .overlay(alignment: .leading) { handle }
                    .transition(.move(edge: .trailing))
            }
        }
        .sheet(isPresented: sheet) { inspector.presentationDetents([.medium, .large]) }
    }

    @MainActor
    private var width: CGFloat {
        (asked ?? ColumnWidth()).resolved(dragged: draggedWidth, standard: metrics.inspectorWidth)
    }

    /// The line before the column, which can be dragged.
    @MainActor
    private var handle: some View {
        let drag = DragGesture(minimumDistance: 3, coordinateSpace: .global)
            .onChanged { value in
                let start = widthBeforeDrag ?? width
                widthBeforeDrag = start
                let distance = value.translation.width
                draggedWidth = direction == .rightToLeft ? start + distance : start - distance
            }
            .onEnded { _ in widthBeforeDrag = nil }
        return Color.clear.frame(width: 10).contentShape(Rectangle()).offset(x: -5).gesture(drag)
            .accessibilityHidden(true)
    }

    @MainActor
    private var sheet: Binding<Bool> {
        let isCompact = sizeClass != .regular
        let isPresented = $isPresented
        return Binding(
            get: { isCompact && isPresented.wrappedValue }, set: { if isCompact { isPresented.wrappedValue = $0 } })
    }
}

struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}
