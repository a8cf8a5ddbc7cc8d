import Foundation
import Geometry

/// What stands where there is no content: a picture, a title, an explanation, and what to do about it.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// Sizes and distances are from memory of iOS 17 and 18.
    @MainActor
    public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 6) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).containerForegroundStyle(.secondary)
            }
            actions
        }
        .multilineTextAlignment(.center)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary).accessibilityHidden(true)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == SwiftUICore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// - Parameter name: the name of a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, systemImage: name) }, description: { description })
    }

    /// - Parameter name: the name of a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, systemImage: name) }, description: { description })
    }

    /// - Parameter name: the name of an image set in the app's asset catalog.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, image: name) }, description: { description })
    }

    /// - Parameter name: the name of an image set in the app's asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: { SwiftUICore.Label(title, image: name) }, description: { description })
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing.
    public static var search: ContentUnavailableView { search(text: "") }

    /// Says that a search has found nothing.
    /// - Parameter text: what was searched for.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
    }
}

/// The parts of what stands where a search has found nothing.
public struct SearchUnavailableContent {
    public nonisolated struct Label: View {
        let text: String
        @Environment(\.locale) private var locale

        init(text: String) { self.text = text }

        @MainActor
        public var body: some View {
            SwiftUICore.Label {
                if text.isEmpty {
                    SystemText(.noResults)
                } else {
                    Text(verbatim: SystemString.noResultsFor.localized(with: text, in: locale))
                }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public nonisolated struct Description: View {
        @MainActor
        public var body: some View { SystemText(.checkSpelling) }
    }

    public nonisolated struct Actions: View {
        @MainActor
        public var body: some View { EmptyView() }
    }
}
