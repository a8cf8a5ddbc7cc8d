import Foundation
import Geometry
import SwiftUICore

/// The pages of a page controller, as SwiftUI shows them.
struct PagedControllers: View {
    let controller: UIPageViewController

    private struct Page: Identifiable {
        let step: Int
        let controller: UIViewController
        var id: ObjectIdentifier { ObjectIdentifier(controller) }
    }

    private var isHorizontal: Bool { controller.navigationOrientation == .horizontal }

    var body: some View {
        GeometryReader { geometry in
            let size = geometry.size
            let length = isHorizontal ? size.width : size.height
            let _ = controller.pages.length = length
            ZStack(alignment: .topLeading) {
                ForEach(pages) { page in
                    let distance = CGFloat(page.step) * (length + controller.spacing) + controller.pages.offset
                    page.controller.makeContent()
                        .frame(width: size.width, height: size.height)
                        .offset(x: isHorizontal ? distance : 0, y: isHorizontal ? 0 : distance)
                }
            }
            .frame(width: size.width, height: size.height)
            .contentShape(Rectangle())
        }
        .clipped()
        .axisDrag(isHorizontal ? .horizontal : .vertical) { [controller] in
            controller.drag(by: $0)
        } onEnd: { [controller] in
            controller.endDrag(velocity: $0)
        }
        .overlay(alignment: .bottom) { dots }
    }

    /// A controller that is both before and after counts once.
    private var pages: [Page] {
        guard let current = controller.pages.current else { return [] }
        var pages = [Page(step: 0, controller: current)]
        let nearest = controller.pages.offset < 0 ? [1, -1] : [-1, 1]
        for step in nearest {
            guard let neighbour = controller.pages.neighbours[step] else { continue }
            if !pages.contains(where: { $0.controller === neighbour }) {
                pages.append(Page(step: step, controller: neighbour))
            }
        }
        return pages
    }

    @ViewBuilder private var dots: some View {
        if let source = controller.dataSource, controller.transitionStyle == .scroll, isHorizontal,
            controller.pages.current != nil, source.presentationCount(for: controller) > 0
        {
            HStack(spacing: 10) {
                ForEach(0..<source.presentationCount(for: controller), id: \.self) { index in
                    Circle()
                        .fill(.white.opacity(index == source.presentationIndex(for: controller) ? 1 : 0.3))
                        .frame(width: 7, height: 7)
                }
            }
            .padding(.bottom, 15)
            .accessibilityHidden(true)
        }
    }
}
