/// How the dots of a view of pages look.
public protocol IndexViewStyle: Sendable {
    var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When a ground is drawn behind the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// While the dots are touched, as `interactive`.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While the dots are touched.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    public let _backgroundDisplayMode: BackgroundDisplayMode

    public nonisolated init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
        _backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// Sets how the dots of views of pages in the view look.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._backgroundDisplayMode)
    }
}

extension EnvironmentValues {
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

struct IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}
