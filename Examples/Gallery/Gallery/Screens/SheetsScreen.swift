import SwiftUI

/// Sheets and popovers.
struct SheetsScreen: View {

    @State private var isLarge: Bool
    @State private var isMedium: Bool
    @State private var isCovering: Bool
    @State private var isPopover: Bool
    @State private var isInspecting: Bool

    init(_ kind: PresentationKind? = nil) {
        _isLarge = State(initialValue: kind == .large)
        _isMedium = State(initialValue: kind == .medium)
        _isCovering = State(initialValue: kind == .cover)
        _isPopover = State(initialValue: kind == .popover)
        _isInspecting = State(initialValue: kind == .inspector)
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
            Button("Inspector") { isInspecting.toggle() }
        }
        .inspector(isPresented: $isInspecting) { InspectorContent() }
    }
}

#Preview("Sheet") {
    NavigationStack { SheetsScreen(.large).navigationTitle("Sheets") }
}

#Preview("Half Sheet") {
    NavigationStack { SheetsScreen(.medium).navigationTitle("Sheets") }
}

#Preview("Cover") {
    NavigationStack { SheetsScreen(.cover).navigationTitle("Sheets") }
}

#Preview("Popover") {
    NavigationStack { SheetsScreen(.popover).navigationTitle("Sheets") }
}

#Preview("Inspector, wide", traits: .fixedLayout(width: 1024, height: 400)) {
    NavigationStack { SheetsScreen(.inspector).navigationTitle("Sheets") }
}
