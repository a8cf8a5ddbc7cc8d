import Foundation
import Geometry

/// Opens a menu of all commands of a window by F10, the key that opens menus on Linux: those without keys of their own
/// are there too.
struct CommandsMenuOpener: View {
    let commands: AnyView
    @State private var isOpen = false

    var body: some View {
        Button("") { isOpen = true }
            .keyboardShortcut("\u{F70D}", modifiers: [])
            .modifier(CommandShelfModifier())
            .presentation(isPresented: $isOpen, style: .menu(anchor)) {
                MenuPanel(dismiss: { isOpen = false }) { commands }
                    .environment(\.isCommandsMenu, true)
            }
    }

    /// The middle of the window's upper edge.
    private var anchor: PresentationAnchor {
        var anchor = PresentationAnchor()
        anchor.alignment = .center
        anchor.rectangle = { node in
            let metrics = node.viewGraph.metrics
            let point = CGPoint(x: metrics.size.width / 2, y: metrics.safeArea.top)
            return CGRect(origin: point.applying(node.windowTransform.inverted()), size: .zero)
        }
        return anchor
    }
}

/// Commands under the name of their menu, where a menu of all commands is open.
struct NamedCommands<Content: View>: View {
    let name: Text
    let content: Content
    @Environment(\.isInCommands) private var isInCommands

    var body: some View {
        if isInCommands {
            content
        } else {
            Section {
                content
            } header: {
                name.font(.footnote)
            }
        }
    }
}

extension EnvironmentValues {
    /// The menu lists commands: its items say which keys they have.
    var isCommandsMenu: Bool {
        get { self[IsCommandsMenuKey.self] }
        set { self[IsCommandsMenuKey.self] = newValue }
    }
}

struct IsCommandsMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
