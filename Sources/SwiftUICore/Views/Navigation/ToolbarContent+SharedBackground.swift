extension ToolbarContent {
    /// Whether items have a ground in common with those beside them.
    ///
    /// The bars have the looks of iOS 18, where items have none, so they are the same either way.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
