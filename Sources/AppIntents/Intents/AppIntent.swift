import SwiftUI

/// Something that an app can do when it is asked from outside: by a button of a widget, or by what a widget is set to.
///
/// There is no Siri and no Shortcuts here, which know of intents on Apple's platforms: intents run where a view of the app
/// or of a widget has a button for them.
public protocol AppIntent: Sendable {
    /// What `perform` gives back.
    associatedtype PerformResult: IntentResult
    /// The parameters of the intent's own.
    typealias Parameter<Value> = IntentParameter<Value>

    /// What the intent is called.
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    /// Whether the app comes to the front when the intent is run.
    static var openAppWhenRun: Bool { get }
    /// Whether the intent is offered to those who look for one.
    static var isDiscoverable: Bool { get }

    init()

    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
}

/// What the user sets a widget to. Nobody can be asked here: a widget has the defaults of the parameters.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: the intent is there for its parameters.
    public func perform() async throws -> some IntentResult { .result() }
}
