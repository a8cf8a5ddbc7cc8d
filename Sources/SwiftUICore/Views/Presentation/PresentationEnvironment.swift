extension EnvironmentValues {
    /// Makes the environment of the presenter that of the content.
    package mutating func prepareForPresentation(_ style: PresentationStyle, _ handle: PresentationHandle) {
        presentationHandle = handle
        listRow = nil
        leaveBar()
        navigationController = nil
        splitColumn = nil
        followSelection = nil
        searchField = nil
        if style.isElevated { isElevated = true }
        // What is around the presenter can be disabled; what is presented can be used.
        isEnabled = true
        guard style.isSystemStyled else { return }
        font = nil
        multilineTextAlignment = .leading
        lineLimit = nil
        self[ForegroundStylesKey.self] = ForegroundStylesKey.defaultValue
    }
}
