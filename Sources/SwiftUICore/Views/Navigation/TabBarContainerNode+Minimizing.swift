import Foundation

/// The bar goes below the lower edge while the user scrolls, where the app wants that.
extension TabBarContainerNode {
    /// Seconds (from memory).
    private static let response = 0.35

    @MainActor
    func makeBarMotion() -> SpringMotion {
        SpringMotion(0, response: Self.response, precision: 0.002, in: viewGraph) { [weak self] _ in
            guard let self else { return }
            viewGraph.willRedraw(self)
            invalidateMeasure()
            invalidateDisplay()
        }
    }

    /// - Parameter distance: points towards the end of the content.
    @MainActor
    func contentScrolled(by distance: CGFloat) {
        let behavior = environment.values.value(of: TabBarMinimizeBehaviorKey.self)
        guard let minimizes = behavior.minimizes(distance) else { return }
        moveBar(to: minimizes ? 1 : 0)
    }

    /// The bar of another tab is where it belongs.
    @MainActor
    func showBarAgain() { if barMotion.target != 0 { barMotion.jump(to: 0) } }

    @MainActor
    private func moveBar(to part: CGFloat) { if barMotion.target != part { barMotion.move(to: part) } }
}

extension ScrollNode {
    /// Tells the tab view around it that the user has scrolled.
    @MainActor
    func tellTabBar(_ distance: CGFloat) {
        let behavior = environment.values.value(of: TabBarMinimizeBehaviorKey.self)
        guard distance != 0, behavior.minimizes(distance) != nil else { return }
        var current = layoutParent
        while let node = current {
            if let container = node as? TabBarContainerNode { return container.contentScrolled(by: distance) }
            current = node.layoutParent
        }
    }
}
