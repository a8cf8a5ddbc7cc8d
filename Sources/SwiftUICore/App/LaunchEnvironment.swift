import Foundation
import Geometry
import Platform

extension EnvironmentValues {
    /// What every window of an app starts with: the system's values, the app's language and its direction, and the text
    /// size that `HANOK_TEXT_SIZE` names.
    package static var atLaunch: EnvironmentValues {
        var values = EnvironmentValues()
        values.layoutDirection =
            values.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if let size = ProcessInfo.processInfo.environment["HANOK_TEXT_SIZE"].flatMap(TextSize.init) {
            values.dynamicTypeSize = DynamicTypeSize(size)
        }
        return values
    }
}
