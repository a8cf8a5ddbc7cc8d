import Geometry

/// What is to be drawn, in order; pushes and pops are balanced.
package struct DisplayList: Hashable, Sendable {
    package var commands: [DrawCommand]

    package init(commands: [DrawCommand] = []) { self.commands = commands }
}
