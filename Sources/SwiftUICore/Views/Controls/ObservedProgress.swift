import Foundation

/// Shows how far some work of Foundation's is, and looks again ten times a second until it is done.
struct ObservedProgress: View {
    let progress: Progress
    @State private var isFinished = false

    var body: some View {
        TimelineView(.animation(minimumInterval: 0.1, paused: isFinished)) { _ in
            StyledControl(configuration) { DefaultProgressViewStyle().makeBody(configuration: $0) }
                .onChange(of: progress.isFinished, initial: true) { isFinished = progress.isFinished }
        }
    }

    private var configuration: ProgressViewStyleConfiguration {
        let (title, details) = (progress.localizedDescription ?? "", progress.localizedAdditionalDescription ?? "")
        return ProgressViewStyleConfiguration(
            fractionCompleted: progress.isIndeterminate ? nil : progress.fractionCompleted,
            label: title.isEmpty ? nil : .init(content: AnyView(Text(verbatim: title))),
            currentValueLabel: details.isEmpty ? nil : .init(content: AnyView(Text(verbatim: details))))
    }
}
