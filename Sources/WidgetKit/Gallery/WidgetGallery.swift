import RuntimeWarnings
import SwiftUI
import SwiftUICore

/// All widgets of an extension, each in its sizes, with its name and what is said of it.
struct WidgetGallery: View {
    let widgets: [WidgetDescription]
    @State private var groups: [WidgetGroup] = []
    @Environment(\.self) private var environment

    var body: some View {
        ScrollView {
            VStack(spacing: 44) {
                ForEach(groups) { WidgetGroupView(group: $0) }
            }
            .padding(.vertical, 24)
            .frame(maxWidth: .infinity)
        }
        .background(WidgetWall().ignoresSafeArea())
        .onAppear { show() }
        .onDisappear { for group in groups { group.timelines.forEach { $0.stop() } } }
    }

    private func show() {
        let sizes = WidgetSizes.current
        groups = widgets.map { WidgetGroup($0, sizes: sizes, environment: environment) }
        let timelines = groups.flatMap(\.timelines)
        ShownWidgets.show(timelines)
        timelines.forEach { $0.start() }
    }
}

/// One widget in all of its sizes.
@MainActor
struct WidgetGroup: Identifiable {
    let description: WidgetDescription
    let timelines: [WidgetTimeline]

    nonisolated var id: String { description.kind }

    init(_ description: WidgetDescription, sizes: WidgetSizes, environment: EnvironmentValues) {
        self.description = description
        let families = description.families.filter { $0 != .systemExtraLarge }
        if families.isEmpty {
            RuntimeWarning.report(
                "The widget “\(description.kind)” has no size that phones have.", once: "families \(description.kind)")
        }
        timelines = families.map {
            WidgetTimeline(description, family: $0, size: sizes.size(of: $0), environment: environment)
        }
    }
}
