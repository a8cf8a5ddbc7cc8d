/// What a screen shows on top of itself from the start.
enum PresentationKind {
    case large, medium, cover, popover, inspector
    case alert, fields, dialog
}
