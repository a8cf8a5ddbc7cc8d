import Foundation

enum Status {
    case ready
    var title: LocalizedStringResource { LocalizedStringResource("status.ready", defaultValue: "Ready by default") }
    var spoken: String { String(localized: title) }
}
