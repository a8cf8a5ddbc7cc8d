import AppIntents
import Synchronization

/// The widgets that this program shows, as `WidgetCenter` sees them.
enum ShownWidgets {
    private static let state = Mutex<[WidgetInfo]?>(nil)

    /// False in an app.
    static var isShowing: Bool { state.withLock { $0 != nil } }

    static var infos: [WidgetInfo] { state.withLock { $0 ?? [] } }

    @MainActor private(set) static var timelines: [WidgetTimeline] = []

    @MainActor
    static func show(_ shown: [WidgetTimeline]) {
        timelines = shown
        let infos = shown.map(\.info)
        state.withLock { $0 = infos }
        // What a button of a widget has done shows in all of them.
        IntentRun.finished = { timelines.forEach { $0.reload() } }
    }
}
