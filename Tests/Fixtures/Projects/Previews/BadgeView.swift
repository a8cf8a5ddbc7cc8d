import SwiftUI

struct BadgeView: View {
    @Environment(\.locale) private var locale
    let title: String

    var body: some View {
        Text(title)
            .frame(width: 100, height: 40)
            .background(Color.orange)
            .accessibilityLabel(locale.identifier)
    }
}

#Preview {
    BadgeView(title: "Screen")
}

#Preview("Fits", traits: .sizeThatFitsLayout) {
    BadgeView(title: "Fits")
}

#Preview("Turned", traits: .landscapeLeft) {
    @Previewable @State var title = "Turned"
    BadgeView(title: title)
}
