import AppIntents
import SwiftUI

/// Makes a preview of a widget: a picture for each entry.
///
/// ```swift
/// #Preview(as: .systemSmall) {
///     CountdownWidget()
/// } timeline: {
///     CountdownEntry(date: .now, days: 3)
///     CountdownEntry(date: .now, days: 2)
/// }
/// ```
/// - Parameters:
///   - name: what the preview is called; nil names it after its place in the source.
///   - family: the size of the pictures.
///   - widget: makes the widget.
///   - timeline: makes the entries.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> PreviewedWidget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a preview of a widget with the timeline of a provider: a picture for each entry.
/// - Parameters:
///   - name: what the preview is called; nil names it after its place in the source.
///   - family: the size of the pictures.
///   - widget: makes the widget.
///   - timelineProvider: makes the provider.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> PreviewedWidget,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a preview of a widget that is set to something, with the timeline of a provider: a picture for each entry.
/// - Parameters:
///   - name: what the preview is called; nil names it after its place in the source.
///   - family: the size of the pictures.
///   - configuration: what the widget is set to.
///   - widget: makes the widget.
///   - timelineProvider: makes the provider.
@freestanding(declaration)
public macro Preview<PreviewedWidget: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
    widget: @escaping @MainActor () -> PreviewedWidget, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
