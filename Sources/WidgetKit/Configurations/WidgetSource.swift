import Foundation
import SwiftUI

/// A provider whatever its type, with the view of its entries.
@MainActor
struct WidgetSource {
    /// The entries of a timeline whatever their type.
    struct Schedule {
        let entries: [any TimelineEntry]
        let policy: TimelineReloadPolicy
    }

    let placeholder: (TimelineProviderContext) -> any TimelineEntry
    /// Calls back on the main actor, if at all.
    let snapshot: (TimelineProviderContext, @escaping @MainActor (any TimelineEntry) -> Void) -> Void
    /// Calls back on the main actor, if at all.
    let timeline: (TimelineProviderContext, @escaping @MainActor (Schedule) -> Void) -> Void
    /// Nil for an entry of another type than the provider's.
    let content: (any TimelineEntry) -> AnyView?

    init<Provider: TimelineProvider, Content: View>(
        _ provider: Provider, content: @escaping (Provider.Entry) -> Content
    ) {
        placeholder = { provider.placeholder(in: $0) }
        snapshot = { provider.snapshot(in: $0, $1) }
        timeline = { provider.timeline(in: $0, $1) }
        self.content = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    }
}

extension WidgetSource {
    /// - Parameter intent: makes what the widget is set to.
    init<Provider: AppIntentTimelineProvider, Content: View>(
        _ provider: Provider, intent: @escaping () -> Provider.Intent, content: @escaping (Provider.Entry) -> Content
    ) {
        // The provider runs on no thread of its own: one call at a time asks it.
        nonisolated(unsafe) let provider = provider
        placeholder = { provider.placeholder(in: $0) }
        snapshot = { context, completion in
            let intent = intent()
            nonisolated(unsafe) let context = context
            Task { completion(await provider.snapshot(for: intent, in: context)) }
        }
        timeline = { context, completion in
            let intent = intent()
            nonisolated(unsafe) let context = context
            Task {
                let timeline = await provider.timeline(for: intent, in: context)
                completion(Schedule(entries: timeline.entries, policy: timeline.policy))
            }
        }
        self.content = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    }
}

extension TimelineProvider {
    fileprivate func snapshot(in context: Context, _ completion: @escaping @MainActor (any TimelineEntry) -> Void) {
        getSnapshot(in: context, completion: ProviderAnswer<Entry> { completion($0) }.give)
    }

    fileprivate func timeline(
        in context: Context, _ completion: @escaping @MainActor (WidgetSource.Schedule) -> Void
    ) {
        let answer = ProviderAnswer<Timeline<Entry>> {
            completion(WidgetSource.Schedule(entries: $0.entries, policy: $0.policy))
        }
        getTimeline(in: context, completion: answer.give)
    }
}

/// Takes what a provider has made on some thread to the main one.
private struct ProviderAnswer<Value>: @unchecked Sendable {
    let completion: @MainActor (Value) -> Void

    /// The value is made for this call: nobody else has it.
    nonisolated func give(_ value: Value) {
        nonisolated(unsafe) let value = value
        if Thread.isMainThread { return MainActor.assumeIsolated { completion(value) } }
        DispatchQueue.main.async { completion(value) }
    }
}
