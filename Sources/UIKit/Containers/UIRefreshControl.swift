import Foundation
import SwiftUICore

/// Lets the user pull a scroll view down to load again; it tells its targets of `valueChanged`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    weak var owner: UIScrollView?
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Whether the wheel turns.
    public private(set) var isRefreshing = false
    /// Below the wheel; not shown here, where the wheel is SwiftUI's.
    open func beginRefreshing() { isRefreshing = true }

    /// Takes the wheel away.
    open func endRefreshing() {
        isRefreshing = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// The user has pulled the content down: ends when the app says that it is done.
    func refresh() async {
        isRefreshing = true
        sendActions(for: .valueChanged)
        guard isRefreshing else { return }
        await withCheckedContinuation { waiting.append($0) }
    }
}
