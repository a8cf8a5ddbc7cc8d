import SwiftUI

/// A widget of the lock screen: its brightness is what counts, and its background is left out.
struct LockScreenWidget<Content: View>: View {
    let family: WidgetFamily
    let size: CGSize
    @ViewBuilder let content: Content

    var body: some View {
        shaped.foregroundStyle(.white).tint(.white).grayscale(1).environment(\.colorScheme, .dark)
    }

    @ViewBuilder private var shaped: some View {
        switch family {
        case .accessoryCircular: framed.clipShape(Circle())
        case .accessoryInline: framed.font(.system(size: 17, weight: .semibold)).lineLimit(1)
        default: framed.clipShape(RoundedRectangle(cornerRadius: 8))
        }
    }

    private var framed: some View { content.frame(width: size.width, height: size.height) }
}
