/// Makes the entries of a widget that has nothing to choose.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// Makes at once what stands for the widget while its data is not there: it is drawn as grey shapes.
    func placeholder(in context: Context) -> Entry

    /// Makes an entry for the present, such as that of the widget gallery.
    /// - Parameter completion: takes the entry, on any thread.
    @preconcurrency
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// Makes the entries for the present and what comes.
    /// - Parameter completion: takes the timeline, on any thread.
    @preconcurrency
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
