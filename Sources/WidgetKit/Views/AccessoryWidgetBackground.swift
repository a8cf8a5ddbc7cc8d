import SwiftUI

/// The usual background of widgets on the lock screen: a veil that lets some of what is behind through.
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetRenderingMode) private var mode

    public nonisolated init() {}

    public var body: some View {
        Rectangle().fill(mode == .vibrant ? Color.white.opacity(0.2) : Color.primary.opacity(0.1))
    }
}
