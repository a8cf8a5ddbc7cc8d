import SwiftUI

extension Button {
    /// A button that runs an intent; in a widget, which has no other buttons, its timelines are made anew then.
    @MainActor
    public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(action: { IntentRun.perform(intent) }, label: label)
    }

    @MainActor
    public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { IntentRun.perform(intent) }, label: label)
    }
}

extension Button where Label == Text {
    @MainActor
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
        self.init(intent: intent) { Text(titleKey) }
    }

    @MainActor @_disfavoredOverload
    public init<S: StringProtocol, Intent: AppIntent>(_ title: S, intent: Intent) {
        self.init(intent: intent) { Text(title) }
    }
}

extension Toggle {
    /// A switch that runs an intent, whose state is what the widget or the app says after that.
    @MainActor
    public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in IntentRun.perform(intent) }), label: label)
    }
}

extension Toggle where Label == Text {
    @MainActor
    public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }

    @MainActor @_disfavoredOverload
    public init<S: StringProtocol, Intent: AppIntent>(_ title: S, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
