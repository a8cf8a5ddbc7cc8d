import Foundation
import Observation
import SwiftUI

/// What one widget shows as time goes on.
@MainActor @Observable
final class WidgetTimeline: Identifiable {
    /// The shortest time between a provider's timelines that nobody asked for, in seconds.
    private static let shortestInterval: TimeInterval = 60

    nonisolated let info: WidgetInfo
    let size: CGSize
    private(set) var entry: any TimelineEntry
    /// The entry stands in for data that is not there yet.
    private(set) var isPlaceholder = true
    private let source: WidgetSource
    @ObservationIgnored private let environment: EnvironmentValues
    @ObservationIgnored private var coming: Task<Void, Never>?
    @ObservationIgnored private var lastRequest = Date.distantPast
    /// Counts what was asked for: an answer to an earlier question comes too late.
    @ObservationIgnored private var request = 0

    init(_ description: WidgetDescription, family: WidgetFamily, size: CGSize, environment: EnvironmentValues) {
        info = WidgetInfo(kind: description.kind, family: family)
        self.size = size
        self.environment = environment
        source = description.source
        entry = description.source.placeholder(
            TimelineProviderContext(family: family, isPreview: false, displaySize: size, environment: environment))
    }

    private func context(isPreview: Bool) -> TimelineProviderContext {
        TimelineProviderContext(
            family: info.family, isPreview: isPreview, displaySize: size, environment: environment)
    }

    /// The view of the present entry.
    var content: AnyView { source.content(entry) ?? AnyView(EmptyView()) }

    /// Asks for a snapshot, which shows until the first timeline comes, and for that timeline.
    func start() {
        source.snapshot(context(isPreview: true)) { [weak self] entry in
            guard let self, isPlaceholder else { return }
            show(entry)
        }
        reload()
    }

    /// Asks for a new timeline. What is shown stays until it comes.
    func reload() {
        coming?.cancel()
        lastRequest = Date()
        request += 1
        let question = request
        source.timeline(context(isPreview: false)) { [weak self] schedule in
            guard let self, question == request else { return }
            follow(schedule)
        }
    }

    private func show(_ entry: any TimelineEntry) {
        self.entry = entry
        isPlaceholder = false
    }

    private func follow(_ schedule: WidgetSource.Schedule) {
        let entries = schedule.entries.sorted { $0.date < $1.date }
        let now = Date()
        let index = entries.lastIndex { $0.date <= now } ?? 0
        if entries.indices.contains(index) { show(entries[index]) }
        coming?.cancel()
        coming = Task { [weak self] in
            for entry in entries.dropFirst(index + 1) {
                guard await Self.wait(until: entry.date) else { return }
                self?.show(entry)
            }
            await self?.waitForReload(schedule.policy, end: entries.last?.date ?? now)
        }
    }

    private func waitForReload(_ policy: TimelineReloadPolicy, end: Date) async {
        let date: Date
        switch policy.moment {
        case .atEnd: date = end
        case .after(let moment): date = moment
        case .never: return
        }
        guard await Self.wait(until: max(date, lastRequest + Self.shortestInterval)) else { return }
        reload()
    }

    /// - Returns: false where the wait is no longer wanted.
    private nonisolated static func wait(until date: Date) async -> Bool {
        let seconds = date.timeIntervalSinceNow
        if seconds > 0 { try? await Task.sleep(for: .seconds(seconds)) }
        return !Task.isCancelled
    }

    func stop() { coming?.cancel() }
}
