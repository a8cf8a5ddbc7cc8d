import Foundation

extension View {
    /// Shows details beside the view while a binding is true: a column where the window is wide, else a sheet.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector's column that the view is in, in points.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    /// Sets the width of the inspector's column that the view is in, in points. Columns keep their ideal width.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ideal)
    }
}

private nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    @Binding var isPresented: Bool
    let inspector: Inspector
    @State private var width: CGFloat?
    @Environment(\.horizontalSizeClass) private var sizeClass
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
                    .frame(width: width ?? metrics.inspectorWidth)
                    .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
                    .transition(.move(edge: .trailing))
            }
        }
        .sheet(isPresented: sheet) { inspector.presentationDetents([.medium, .large]) }
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
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
