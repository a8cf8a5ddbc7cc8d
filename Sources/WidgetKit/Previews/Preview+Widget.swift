import AppIntents
import Foundation
import SwiftUI
import SwiftUICore

extension Preview {
    /// A preview of a widget with entries, one picture for each.
    /// - Parameters:
    ///   - name: what the preview is called; nil names it after its place in the source.
    ///   - family: the size of the pictures.
    ///   - widget: makes the widget.
    ///   - timeline: makes the entries, which have to be of the type of the widget's provider.
    @MainActor
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> some Widget,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, size: WidgetSizes.current.size(of: family)) {
            try WidgetPreviewPictures(widget(), family: family).views(of: await timeline())
        }
    }

    /// A preview of a widget with the timeline of a provider, one picture for each of its entries.
    /// - Parameters:
    ///   - name: what the preview is called; nil names it after its place in the source.
    ///   - family: the size of the pictures.
    ///   - widget: makes the widget.
    ///   - timelineProvider: makes the provider, which has to be of the widget's type.
    @MainActor
    public init<Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> some Widget,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, size: WidgetSizes.current.size(of: family)) {
            let source = WidgetSource(timelineProvider()) { _ in EmptyView() }
            let pictures = WidgetPreviewPictures(widget(), family: family)
            return try pictures.views(of: await pictures.entries(of: source))
        }
    }

    /// A preview of a widget that is set to something, one picture for each entry of a provider's timeline.
    /// - Parameters:
    ///   - name: what the preview is called; nil names it after its place in the source.
    ///   - family: the size of the pictures.
    ///   - configuration: what the widget is set to.
    ///   - widget: makes the widget.
    ///   - timelineProvider: makes the provider, which has to be of the widget's type.
    @MainActor
    public init<Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
        widget: @escaping @MainActor () -> some Widget, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, size: WidgetSizes.current.size(of: family)) {
            let source = WidgetSource(timelineProvider(), intent: { configuration }) { _ in EmptyView() }
            let pictures = WidgetPreviewPictures(widget(), family: family)
            return try pictures.views(of: await pictures.entries(of: source))
        }
    }
}

/// Makes the views of a widget's entries.
@MainActor
struct WidgetPreviewPictures {
    private let widgets: [WidgetDescription]
    private let family: WidgetFamily

    init<Previewed: Widget>(_ widget: Previewed, family: WidgetFamily) {
        var list = _WidgetList()
        Previewed._collectWidgets(widget, into: &list)
        widgets = list.widgets.compactMap { $0 as? WidgetDescription }
        self.family = family
    }

    /// - Throws: where an entry is of another type than the widget's.
    func views(of entries: [any TimelineEntry]) throws -> [any View] {
        guard let widget = widgets.first else { throw WidgetPreviewError.noWidget }
        return try entries.map { entry in
            guard let content = widget.source.content(entry) else {
                throw WidgetPreviewError.foreignEntry(String(describing: type(of: entry)), kind: widget.kind)
            }
            return WidgetPreviewFrame.make(family: family, hasContentMargins: widget.hasContentMargins) { content }
        }
    }

    /// The entries of a provider's first timeline, once they come.
    func entries(of source: WidgetSource) async -> [any TimelineEntry] {
        let context = TimelineProviderContext(
            family: family, isPreview: true, displaySize: WidgetSizes.current.size(of: family), environment: .atLaunch)
        var entries: [any TimelineEntry] = []
        let (answers, continuation) = AsyncStream<Void>.makeStream()
        source.timeline(context) { schedule in
            entries = schedule.entries
            continuation.finish()
        }
        for await _ in answers {}
        return entries
    }
}

/// Why a widget's preview can't be made.
enum WidgetPreviewError: Error, CustomStringConvertible {
    case noWidget
    case foreignEntry(String, kind: String)

    var description: String {
        switch self {
        case .noWidget: "its widget has no configuration"
        case .foreignEntry(let type, let kind): "the widget “\(kind)” takes no entries of the type \(type)"
        }
    }
}
