@preconcurrency import Foundation
import Platform

/// The running app: its host and its windows.
@MainActor
package final class AppRuntime {
    package private(set) static var current: AppRuntime?

    package let host: any Platform.Host
    package let services: Services
    /// The environment that every window starts with.
    package var environment: EnvironmentValues
    /// Told the phase of the app's window, whenever it may have changed.
    package static var phaseChanged: ((ScenePhase) -> Void)?
    /// Puts what other frameworks present around the content of an app's window.
    package static var decorateWindow: ((AnyView) -> AnyView)?
    private(set) lazy var sceneWindows = SceneWindows(self)
    private var windows: [(content: RootContent, window: any HostWindow)] = []
    /// Takes away what the app's first window shows, but not the description of the other windows.
    private var emptyFirstWindow: (() -> Void)?

    package init(host: any Platform.Host, environment: EnvironmentValues = .atLaunch) {
        self.host = host
        self.environment = environment
        services = Services(host)
        AppRuntime.current = self
        Self.writeEachLineAtOnce()
    }

    /// What the app prints is seen when it prints it, also in a file or a pipe, as in Xcode's console.
    private static func writeEachLineAtOnce() { setvbuf(stdout, nil, _IOLBF, 0) }

    /// Opens the app's first window and runs until the app ends.
    package func run<AppType: App>(_ type: AppType.Type) -> Never {
        let storage = AppStorageProperty(app: AppType())
        let root = open(AppWindow<AppType>(storage: storage), title: Self.appName)
        emptyFirstWindow = { [weak root] in root?.update(to: AppWindow<AppType>(storage: storage, isOpen: false)) }
        root.viewGraph.performAfterFrame { OwnAddresses.openArguments() }
        host.run()
    }

    /// Changes the environment of all windows, now and later.
    package static func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
        if let current { change(&current.environment) }
        for graph in ViewGraph.live {
            var values = graph.rootEnvironment.values
            change(&values)
            graph.rootEnvironment.replace(values)
            graph.damage.addAll(of: graph.metrics.size)
            graph.requestFrame?()
        }
    }

    /// Runs until the app ends.
    package func runHost() -> Never { host.run() }

    /// What the running app draws with; where none runs, as in a test of a model, what a picture is drawn with.
    package static var drawingServices: Services { current?.services ?? servicesWithoutApp }

    private static let servicesWithoutApp = Services(HostProvider.makeHeadless())

    /// The metrics of the app's first window; a phone's before there is one.
    package static var windowMetrics: WindowMetrics { current?.windows.first?.window.metrics ?? WindowMetrics() }

    /// Opens a window.
    @discardableResult
    package func open<Content: View>(_ content: Content, title: String) -> RootContent {
        let root = self.content(content)
        windows.append((root, show(root, title: title)))
        return root
    }

    /// The app's first window has not been closed by the app.
    var isFirstWindowOpen: Bool { emptyFirstWindow != nil }

    private(set) lazy var firstWindowHandle = PresentationHandle { [weak self] in self?.closeFirstWindow() }

    /// Closes the app's first window; the app ends with its last.
    func closeFirstWindow() {
        guard let empty = emptyFirstWindow, let (content, window) = windows.first else { return }
        emptyFirstWindow = nil
        empty()
        content.windowWillClose()
        window.close()
    }

    /// Opens a window that shows content; who opens it keeps it.
    func show(_ root: RootContent, title: String) -> any HostWindow {
        let window = host.openWindow(root, title: title)
        root.metricsChanged(window.metrics)
        root.window = window
        return window
    }

    /// Makes what a window would show.
    package func content<Content: View>(_ content: Content) -> RootContent {
        RootContent(
            content, services: services, metrics: WindowMetrics(), environment: environment, beginsInactive: true)
    }

    /// The text size that the user likes, as views have it that don't set their own.
    package nonisolated static var dynamicTypeSize: DynamicTypeSize {
        guard Thread.isMainThread else { return EnvironmentValues.atLaunch.dynamicTypeSize }
        return MainActor.assumeIsolated { (current?.environment ?? .atLaunch).dynamicTypeSize }
    }

    /// The app's name as a window shows it.
    package static var appName: String {
        let information = Bundle.main.infoDictionary
        return information?["CFBundleDisplayName"] as? String ?? information?["CFBundleName"] as? String
            ?? ProcessInfo.processInfo.processName
    }
}

/// The content of an app's first window; evaluated anew when the state of the app changes.
struct AppWindow<AppType: App>: View {
    var storage: AppStorageProperty<AppType>
    var isOpen = true

    var body: some View {
        var list = _WindowList()
        AppType.Body._collectWindows(storage.app.body, into: &list)
        SceneWindows.current?.update(list.windows)
        guard isOpen else { return AnyView(EmptyView()) }
        let close = AppRuntime.current?.firstWindowHandle
        let window = list.windows.first
        let content = AnyView(
            (window?.content ?? AnyView(EmptyView())).windowCommands(window?.commands)
                .transformEnvironment(\.windowHandle) { $0 = close })
        return AppRuntime.decorateWindow?(content) ?? content
    }
}

/// Holds the app's value, whose own dynamic properties are connected as a view's are.
struct AppStorageProperty<AppType: App>: DynamicProperty, DynamicPropertyContainer {
    var app: AppType
}

extension Services {
    package convenience init(_ host: any Platform.Host) {
        self.init(
            textMeasurer: host.textMeasurer, imageDecoder: host.imageDecoder, clipboard: host.clipboard,
            open: { OwnAddresses.open($0) || host.open($0) })
    }
}
