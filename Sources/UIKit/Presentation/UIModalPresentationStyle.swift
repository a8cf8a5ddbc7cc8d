/// How a controller is presented over another.
@nonexhaustive public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1, automatic = -2

    /// A phone shows popovers and what has no style of its own as sheets.
    var coversScreen: Bool {
        switch self {
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: true
        case .pageSheet, .formSheet, .custom, .popover, .none, .automatic: false
        }
    }
}
