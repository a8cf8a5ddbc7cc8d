import Foundation
import RuntimeWarnings

/// The widgets that are shown: where an extension runs, its own. Where its app runs there is no place for any, which is said
/// once when they are to be drawn anew.
public class WidgetCenter: @unchecked Sendable {
    public static let shared = WidgetCenter()

    private init() {}

    /// Asks the providers of a kind for new timelines.
    public func reloadTimelines(ofKind kind: String) { reload { $0.info.kind == kind } }

    /// Asks all providers for new timelines.
    public func reloadAllTimelines() { reload { _ in true } }

    /// Has the recommendations for widgets made anew, which watches alone show.
    public func invalidateConfigurationRecommendations() {}

    private func reload(_ isMeant: @escaping @Sendable (WidgetTimeline) -> Bool) {
        guard ShownWidgets.isShowing else {
            return RuntimeWarning.report(
                "There is no place for widgets where their app runs: none is drawn anew. The widgets themselves run "
                    + "with --scheme and the name of their extension.", once: "WidgetCenter")
        }
        DispatchQueue.main.async {
            for timeline in ShownWidgets.timelines where isMeant(timeline) { timeline.reload() }
        }
    }

    /// Tells which widgets there are.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success(ShownWidgets.infos))
    }

    /// The widgets that there are.
    public func currentConfigurations() async throws -> [WidgetInfo] { ShownWidgets.infos }
}
