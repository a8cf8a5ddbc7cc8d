import Foundation
import SwiftUI
import SwiftUICore

/// What a preview of a widget's view is shown in: the frame of a family.
public struct WidgetPreviewContext: PreviewContext {
    private let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension WidgetPreviewContext: SurroundingPreviewContext {
    package var size: CGSize { WidgetSizes.current.size(of: family) }

    package func surround(_ view: AnyView) -> AnyView { WidgetPreviewFrame.make(family: family) { view } }
}

/// A widget as a picture of it shows it: alone, before what is behind widgets.
@MainActor
enum WidgetPreviewFrame {
    static func make(family: WidgetFamily, hasContentMargins: Bool = true, content: () -> AnyView) -> AnyView {
        let size = WidgetSizes.current.size(of: family)
        let frame = WidgetFrame(family: family, size: size, hasContentMargins: hasContentMargins, content: content)
        return family.isAccessory
            ? AnyView(frame.background(LockScreenWall())) : AnyView(frame.background(WidgetWall()))
    }
}
