import SwiftUI
import SwiftUICore

/// Puts a widget's content into the surroundings of its family: margins, background, shape and environment.
struct WidgetFrame<Content: View>: View {
    let family: WidgetFamily
    let size: CGSize
    var hasContentMargins = true
    @ViewBuilder let content: Content

    var body: some View {
        if family.isAccessory {
            LockScreenWidget(family: family, size: size) { content }.modifier(WidgetEnvironment(family: family))
        } else {
            surroundings.modifier(WidgetEnvironment(family: family))
        }
    }

    private var surroundings: some View {
        content
            .padding(hasContentMargins ? family.contentMargins : EdgeInsets())
            .frame(width: size.width, height: size.height)
            .overlayPreferenceValue(ContainerBackgroundKey.self) { if $0 == nil { MissingBackgroundNotice() } }
            .backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
                if let background {
                    background.view.frame(width: size.width, height: size.height, alignment: background.alignment)
                }
            }
            .background(WidgetBase())
            .clipShape(Self.shape)
            .containerShape(Self.shape)
    }

    private static var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 22, style: .continuous) }
}

/// What is behind all of a widget: white, or nearly black.
struct WidgetBase: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Rectangle().fill(colorScheme == .dark ? Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255) : .white)
    }
}

/// What stands for a widget that says nothing of its background, as on iOS 17 and later.
private struct MissingBackgroundNotice: View {
    var body: some View {
        Text(verbatim: "Please adopt containerBackground API")
            .font(.caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(WidgetBase())
    }
}
