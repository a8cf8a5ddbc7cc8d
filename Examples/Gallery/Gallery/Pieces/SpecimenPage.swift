import SwiftUI

/// A column of specimens that scrolls.
struct SpecimenPage<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) { content }
                .padding()
        }
    }
}
