import SwiftUI
import UIKit

/// A view at its place on a map, with its title below.
struct MapMarkerPlace: View {
    let item: MapItem
    let view: AnyView
    let anchor: UnitPoint
    let point: CGPoint
    let select: ((AnyHashable?) -> Void)?

    var body: some View {
        view
            .tint(item.tint ?? AnyShapeStyle(.red))
            .overlay(alignment: .bottom) { title }
            .fixedSize()
            .accessibilityElement(children: item.title == nil ? .contain : .combine)
            .onTapGesture { if let tag = item.tag { select?(tag) } }
            .allowsHitTesting(true)
            .modifier(PlacedAt(point: point, anchor: anchor))
    }

    @ViewBuilder private var title: some View {
        if let title = item.title, !item.hidesTitle {
            title.font(.system(size: 11, weight: .semibold)).fixedSize()
                .shadow(color: Color(.systemBackground), radius: 1)
                .alignmentGuide(.bottom) { $0[.top] - 2 }
        }
    }
}

/// Lays a point of a view at a point of its container.
private struct PlacedAt: ViewModifier {
    let point: CGPoint
    let anchor: UnitPoint

    func body(content: Content) -> some View {
        content
            .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
            .alignmentGuide(.top) { $0.height * anchor.y - point.y }
            .frame(width: 0, height: 0, alignment: .topLeading)
    }
}
