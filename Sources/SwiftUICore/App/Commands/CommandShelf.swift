import Foundation
import Geometry

extension View {
    /// Has the commands of a window act in it.
    @MainActor
    func windowCommands(_ commands: AnyView?) -> AnyView {
        guard let commands else { return AnyView(self) }
        return AnyView(
            background {
                VStack(spacing: 0) { commands }
                    .environment(\.isInCommands, true)
                    .modifier(CommandShelfModifier())
            }
            .background { CommandsMenuOpener(commands: commands) })
    }
}

/// Holds views for what their keys do: nothing of them is seen, touched or read out.
nonisolated struct CommandShelfModifier: ElementModifier {
    @MainActor
    func makeElement(_ child: LayoutNode, _ inputs: _ViewInputs) -> CommandShelfNode {
        CommandShelfNode(self, child: child, inputs)
    }
}

final class CommandShelfNode: ModifierNode<CommandShelfModifier> {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        _ = child.sizeThatFits(.unspecified)
        return .zero
    }

    override func placeChildren() { child.place(at: .zero, proposal: .unspecified) }
    override func boundsAfterEffect(_ bounds: CGRect) -> CGRect { .null }
    override func admitsHit(at point: CGPoint) -> Bool { false }
    override func paint(_ painter: inout Painter) {}
    override func forEachAccessibleChild(_ body: (LayoutNode) -> Void) {}
}

extension EnvironmentValues {
    /// The view stands for keys alone: menus are open.
    var isInCommands: Bool {
        get { self[IsInCommandsKey.self] }
        set { self[IsInCommandsKey.self] = newValue }
    }
}

struct IsInCommandsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
