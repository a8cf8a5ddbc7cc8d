import Foundation

/// The contexts that are drawn in, the current one last.
@MainActor
enum UIGraphicsStack {
    private(set) static var contexts: [CGContext] = []

    static func push(_ context: CGContext) { contexts.append(context) }

    static func pop() { _ = contexts.popLast() }

    /// Runs code that draws in a context.
    static func draw(in context: CGContext, _ body: () -> Void) {
        push(context)
        defer { pop() }
        body()
    }
}

/// The context that is drawn in; nil outside of drawing.
@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsStack.contexts.last }

/// Draws in a context until `UIGraphicsPopContext()`.
@MainActor @preconcurrency
public func UIGraphicsPushContext(_ context: CGContext) { UIGraphicsStack.push(context) }

/// Draws again in the context before.
@MainActor @preconcurrency
public func UIGraphicsPopContext() { UIGraphicsStack.pop() }

/// Fills a rectangle with the current colour.
@MainActor @preconcurrency
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
