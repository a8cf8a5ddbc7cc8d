import SwiftUI

/// Sheets and popovers.
struct SheetsScreen: View {

    @State private var isLarge: Bool
    @State private var isMedium: Bool
    @State private var isCovering = false
    @State private var isPopover: Bool

    init(_ kind: PresentationKind? = nil) {
        _isLarge = State(initialValue: kind == .large)
        _isMedium = State(initialValue: kind == .medium)
        _isPopover = State(initialValue: kind == .popover)
    }

    var body: some View {
        List {
            Button("Sheet") { isLarge = true }
                .sheet(isPresented: $isLarge) { SheetContent(title: "Sheet") }
            Button("Half Sheet") { isMedium = true }
                .sheet(isPresented: $isMedium) {
                    SheetContent(title: "Half Sheet")
                        .presentationDetents([.medium, .large])
                        .presentationDragIndicator(.visible)
                }
            Button("Cover") { isCovering = true }
                .fullScreenCover(isPresented: $isCovering) { SheetContent(title: "Cover") }
            Button("Popover") { isPopover = true }
                .popover(isPresented: $isPopover) {
                    Text("A popover points at its button.")
                        .padding()
                        .presentationCompactAdaptation(.popover)
                }
        }
    }
}

#Preview("Sheet") {
    NavigationStack { SheetsScreen(.large).navigationTitle("Sheets") }
}

#Preview("Half Sheet") {
    NavigationStack { SheetsScreen(.medium).navigationTitle("Sheets") }
}

#Preview("Popover") {
    NavigationStack { SheetsScreen(.popover).navigationTitle("Sheets") }
}
