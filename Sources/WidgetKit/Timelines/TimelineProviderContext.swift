import Foundation
import SwiftUI

/// Where a widget is shown for which a provider makes entries.
public struct TimelineProviderContext {
    /// The values of the environment in which the widget may be shown.
    @dynamicMemberLookup
    public struct EnvironmentVariants {
        let values: EnvironmentValues

        /// All values that the widget may meet: the one of the present.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
            [values[keyPath: keyPath]]
        }
    }

    public let environmentVariants: EnvironmentVariants
    public let family: WidgetFamily
    /// The widget is shown to those who choose among widgets: what would take long may be made up.
    public let isPreview: Bool
    /// Of the whole widget, in points.
    public let displaySize: CGSize

    init(family: WidgetFamily, isPreview: Bool, displaySize: CGSize, environment: EnvironmentValues) {
        environmentVariants = EnvironmentVariants(values: environment)
        self.family = family
        self.isPreview = isPreview
        self.displaySize = displaySize
    }
}
