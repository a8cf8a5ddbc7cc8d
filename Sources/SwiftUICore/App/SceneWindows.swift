import Platform
import RuntimeWarnings

/// The windows of an app beside its first: opened and closed by its views.
@MainActor
package final class SceneWindows {
    private var scenes: [_WindowList.Window] = []
    private var opened: [Opened] = []
    private unowned let runtime: AppRuntime

    /// Those of the running app.
    static var current: SceneWindows? { AppRuntime.current?.sceneWindows }

    init(_ runtime: AppRuntime) { self.runtime = runtime }

    /// A window of a scene.
    private final class Opened {
        let scene: Int
        let box: WindowValueBox
        /// Which of the app's windows it is, counted from 2.
        let number: Int
        var root: RootContent?
        /// Nil once the user has closed it.
        weak var window: (any HostWindow)?

        init(scene: Int, number: Int, box: WindowValueBox) {
            self.scene = scene
            self.number = number
            self.box = box
        }
    }

    /// The app describes its windows anew.
    func update(_ scenes: [_WindowList.Window]) {
        self.scenes = scenes
        forgetClosed()
        for window in opened where scenes.indices.contains(window.scene) { window.root?.update(to: view(of: window)) }
    }

    private func forgetClosed() {
        for window in opened where window.window == nil { window.root?.close() }
        opened.removeAll { $0.window == nil }
    }

    private func view(of window: Opened) -> AnyView {
        let scene = scenes[window.scene]
        let close = PresentationHandle { [weak self, weak window] in
            if let window { self?.close(window) }
        }
        let scope = SceneStorageScope.window(window.number)
        return AnyView(
            (scene.valueContent?.make(window.box) ?? scene.content).windowCommands(scene.commands)
                .transformEnvironment(\.self) { environment in
                    environment.sceneStorageScope = scope
                    environment.presentationHandle = close
                    environment.windowHandle = close
                })
    }

    // MARK: Opening

    /// - Parameters:
    ///   - id: nil is any scene for values of the type.
    ///   - value: nil is none.
    func open(id: String?, value: AnyHashable?) {
        forgetClosed()
        let type = value.map { ObjectIdentifier(Swift.type(of: $0.base)) }
        let index = scenes.firstIndex { scene in
            (id == nil || scene.id == id) && (type == nil || scene.valueContent?.type == type)
        }
        guard let index else {
            let name = id ?? value.map { "\(Swift.type(of: $0.base))" } ?? ""
            return RuntimeWarning.report(
                "No scene is named “\(name)”: no window was opened.", once: "openWindow.\(name)")
        }
        let scene = scenes[index]
        let isOpen = opened.contains { $0.scene == index && (scene.isSingle || value != nil && $0.box.value == value) }
        guard !isOpen, index > 0 || !scene.isSingle || !runtime.isFirstWindowOpen else { return }
        open(
            Opened(scene: index, number: freeNumber, box: WindowValueBox(value)),
            title: scene.title ?? AppRuntime.appName)
    }

    private var freeNumber: Int { (2...).first { number in !opened.contains { $0.number == number } } ?? 2 }

    private func open(_ new: Opened, title: String) {
        SceneStorageScope.forget(SceneStorageScope.window(new.number))
        opened.append(new)
        let root = runtime.content(view(of: new))
        new.root = root
        new.window = runtime.show(root, title: title)
        new.box.changed = { [weak self, weak new] in
            MainActor.assumeIsolated {
                guard let self, let new else { return }
                new.root?.update(to: self.view(of: new))
            }
        }
    }

    // MARK: Closing

    func close(id: String?, value: AnyHashable?) {
        forgetClosed()
        for window in opened {
            guard scenes.indices.contains(window.scene), id == nil || scenes[window.scene].id == id,
                value == nil || window.box.value == value
            else { continue }
            close(window)
        }
        if let first = scenes.first, value == nil, id == nil || first.id == id { runtime.closeFirstWindow() }
    }

    private func close(_ window: Opened) {
        opened.removeAll { $0 === window }
        window.root?.close()
        window.window?.close()
    }
}
