import SwiftUI

/// The environment that the views of a widget have.
struct WidgetEnvironment: ViewModifier {
    let family: WidgetFamily

    func body(content: Content) -> some View {
        content
            .environment(\.widgetFamily, family)
            .environment(\.widgetContentMargins, family.contentMargins)
            .environment(\.showsWidgetContainerBackground, !family.isAccessory)
            .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
    }
}

extension WidgetFamily {
    /// What a widget keeps free around its content, in points.
    var contentMargins: EdgeInsets {
        isAccessory ? EdgeInsets() : EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    }
}
