import SwiftUI
import SwiftUICore

/// A widget in its sizes, and below them what it is called and what is said of it.
struct WidgetGroupView: View {
    let group: WidgetGroup

    var body: some View {
        VStack(spacing: 16) {
            ForEach(timelines(onLockScreen: false)) { exhibit($0) }
            if !timelines(onLockScreen: true).isEmpty { lockScreen }
            texts
        }
    }

    private func timelines(onLockScreen: Bool) -> [WidgetTimeline] {
        group.timelines.filter { $0.info.family.isAccessory == onLockScreen }
    }

    private func exhibit(_ timeline: WidgetTimeline) -> WidgetExhibit {
        WidgetExhibit(timeline: timeline, hasContentMargins: group.description.hasContentMargins)
    }

    /// A piece of a lock screen: a line of text, and the others below it side by side.
    private var lockScreen: some View {
        let all = timelines(onLockScreen: true)
        return VStack(spacing: 12) {
            ForEach(all.filter { $0.info.family == .accessoryInline }) { exhibit($0) }
            HStack(spacing: 16) {
                ForEach(all.filter { $0.info.family != .accessoryInline }) { exhibit($0) }
            }
        }
        .padding(16)
        .background { LockScreenWall().clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous)) }
    }

    private var texts: some View {
        VStack(spacing: 4) {
            (group.description.displayName ?? Text(verbatim: AppRuntime.appName)).font(.title2).bold()
            if let summary = group.description.summary { summary.foregroundStyle(.secondary) }
        }
        .multilineTextAlignment(.center)
        .padding(.horizontal, 24)
    }
}
