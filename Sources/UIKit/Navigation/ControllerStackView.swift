import Foundation
import SwiftUICore

/// The stack of a navigation controller as SwiftUI shows it.
struct ControllerStackView: View {
    let controller: UINavigationController

    var body: some View {
        NavigationStack(path: path) {
            if let root = controller.stack.controllers.first { screen(of: root) }
        }
        .backSwipeDelegate(controller.backSwipe)
        .modifier(OwnBar(controller: controller, changes: controller.stack.barChanges))
    }

    /// What lies above the root. The user's way back takes controllers from the stack.
    private var path: Binding<[PushedController]> {
        Binding { [controller] in
            controller.stack.controllers.dropFirst().map(PushedController.init)
        } set: { [controller] path in
            controller.setViewControllers(
                controller.stack.controllers.prefix(1) + path.map(\.controller), animated: true)
        }
    }

    private func screen(of screen: UIViewController) -> some View {
        screen.makeContent()
            .navigationDestination(for: PushedController.self) { next in
                next.controller.makeContent()
                    .modifier(bar(of: next.controller))
            }
            .modifier(bar(of: screen))
    }

    private func bar(of screen: UIViewController) -> ControllerBar {
        let _ = controller.stack.barChanges
        return ControllerBar(
            controller: screen, isHidden: controller.stack.isBarHidden,
            prefersLargeTitles: controller.navigationBar.prefersLargeTitles)
    }
}

/// Has the bars look as that of the controller where something was set on it.
private struct OwnBar: ViewModifier {
    let controller: UINavigationController
    let changes: Int

    func body(content: Content) -> some View {
        content.transformEnvironment(\.barAppearance) { [controller, changes] bars in
            if changes > 0 { controller.navigationBar.change(&bars) }
        }
    }
}

/// A controller above the root. Destinations go by types, and controllers have many.
private struct PushedController: Hashable {
    let controller: UIViewController
}

/// The bar's title and buttons for one controller.
private struct ControllerBar: ViewModifier {
    let controller: UIViewController
    let isHidden: Bool
    let prefersLargeTitles: Bool

    private func hasLargeTitle(_ item: UINavigationItem) -> Bool {
        item.largeTitleDisplayMode == .always || (prefersLargeTitles && item.largeTitleDisplayMode == .automatic)
    }

    func body(content: Content) -> some View {
        let item = controller.navigationItem
        content
            .navigationTitle(Text(verbatim: item.shownTitle(for: controller)))
            .navigationBarTitleDisplayMode(hasLargeTitle(item) ? .large : .inline)
            .navigationBarBackButtonHidden(item.hidesBackButton)
            .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) { buttons(item.leftBarButtonItems) }
                ToolbarItemGroup(placement: .topBarTrailing) { buttons(item.rightBarButtonItems?.reversed()) }
            }
    }

    private func buttons(_ items: [UIBarButtonItem]?) -> some View {
        ForEach(items ?? [], id: \.self) { BarButton(item: $0) }
    }
}

/// A button of a bar.
struct BarButton: View {
    let item: UIBarButtonItem

    var body: some View {
        let _ = item.revision.count
        if let view = item.customView {
            let size = view.bounds.size == .zero ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
            UIViewContent(view: view).frame(width: size.width, height: size.height)
        } else {
            button
        }
    }

    private var button: some View {
        Button {
            item.press()
        } label: {
            if let image = item.shownImage {
                Image(uiImage: image)
                    .accessibilityLabel(Text(verbatim: item.title ?? ""))
            } else {
                Text(verbatim: item.title ?? "")
            }
        }
        .fontWeight(item.style == .done ? .semibold : nil)
        .tint(item.tintColor?.color)
        .disabled(!item.isEnabled)
    }
}
