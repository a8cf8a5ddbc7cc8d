/// A part of an app that the system runs by itself, such as its widgets.
package struct AppExtension: Hashable, Sendable {
    /// Where the system shows it (`NSExtensionPointIdentifier`); empty where its `Info.plist` does not say.
    package let point: String
    /// The bundle identifier of the app that it is in; nil where no app has it.
    package let appIdentifier: String?

    /// The extension point of widgets.
    package static let widgets = "com.apple.widgetkit-extension"

    package init(point: String, appIdentifier: String?) {
        self.point = point
        self.appIdentifier = appIdentifier
    }
}
