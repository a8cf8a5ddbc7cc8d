import SwiftUI

/// A name above what it names.
struct Specimen<Content: View>: View {
    let name: LocalizedStringKey
    let content: Content

    init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.name = name
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(name)
                .font(.footnote)
                .foregroundStyle(.secondary)
            content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
