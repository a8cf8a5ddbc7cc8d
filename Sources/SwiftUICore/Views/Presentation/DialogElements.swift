/// What the views in a dialog are, each in the order in which they were written.
@MainActor
struct DialogElements {
    /// Fields, and other views of the app.
    var fields: [ElementView] = []
    var choices: [ElementView] = []
    var cancelling: [ElementView] = []

    init(_ elements: [ElementView]) {
        for element in elements {
            switch element.preference(DialogButtonsKey.self)?.first {
            case nil: fields.append(element)
            case .cancel: cancelling.append(element)
            default: choices.append(element)
            }
        }
    }

    var hasButtons: Bool { !choices.isEmpty || !cancelling.isEmpty }
}
