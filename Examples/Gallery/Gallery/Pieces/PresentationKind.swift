/// What a screen shows on top of itself from the start.
enum PresentationKind {
    case large, medium, popover
    case alert, fields, dialog
}
