import Foundation

/// A running widget extension, which shows its widgets in a window of its own.
@MainActor
enum WidgetProgram {
    /// Opens the window and runs until the program ends.
    static func run(_ collect: (inout _WidgetList) -> Void) -> Never {
        // Where previews are asked for, the host renders them and ends the process.
        let runtime = AppRuntime(host: HostProvider.make())
        var list = _WidgetList()
        collect(&list)
        guard let first = list.widgets.first else {
            FileHandle.standardError.write(Data("error: the extension has no widget.\n".utf8))
            exit(1)
        }
        runtime.open(page(of: list.widgets, as: first), title: AppRuntime.appName)
        runtime.runHost()
    }

    private static func page<Kind: DescribedWidget>(of widgets: [any DescribedWidget], as first: Kind) -> AnyView {
        Kind.page(of: widgets.compactMap { $0 as? Kind })
    }
}
