import Foundation
import RuntimeWarnings

/// The app's widgets that the user has put somewhere. A desktop has no place for them, so that there are
/// none, which is said once where they are to be drawn anew.
public class WidgetCenter: @unchecked Sendable {
    public static let shared = WidgetCenter()

    private init() {}

    /// Has the widgets of a kind drawn anew.
    public func reloadTimelines(ofKind kind: String) { reportNoWidgets() }

    /// Has all widgets drawn anew.
    public func reloadAllTimelines() { reportNoWidgets() }

    /// Has the recommendations for widgets made anew.
    public func invalidateConfigurationRecommendations() { reportNoWidgets() }

    private func reportNoWidgets() {
        RuntimeWarning.report("There is no place for widgets: none is drawn anew.", once: "WidgetCenter")
    }

    /// Tells which widgets there are.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }

    /// The widgets that there are.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the user has put somewhere.
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    public let kind: String

    public var id: String { kind }
}
