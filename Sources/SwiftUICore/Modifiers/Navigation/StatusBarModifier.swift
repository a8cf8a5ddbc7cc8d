import Geometry

extension View {
    /// Hides the system's status bar. No window of Hanok has one, so there is nothing to be hidden.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the system's status bar. No window of Hanok has one, so there is nothing to be hidden.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }

    /// Shows or hides what the system lays over the window, such as the line at its lower edge. No window of Hanok has
    /// any, so there is nothing to be hidden.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Has the app's gestures come before the system's at the edges of the screen. Windows of Hanok have none of the
    /// system's, so the app's always come first.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
