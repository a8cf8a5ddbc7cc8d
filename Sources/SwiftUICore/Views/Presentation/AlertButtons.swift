import Foundation
import Geometry

/// The buttons of an alert. Two short ones lie side by side, the cancelling one first; others below one another, the
/// cancelling one last.
struct AlertButtons: View {
    let elements: DialogElements
    /// Follows the layout: it is also the order in which the buttons are read.
    @State private var isRow = true
    @Environment(\.profile.presentations) private var metrics
    @Environment(\.pixelLength) private var hairline

    private var buttons: [ElementView] {
        let cancelFirst = isRow && elements.choices.count == 1
        return cancelFirst ? elements.cancelling + elements.choices : elements.choices + elements.cancelling
    }

    var body: some View {
        if elements.hasButtons {
            AlertButtonsLayout(minimumHeight: metrics.alertButtonHeight, hairline: hairline) {
                Color(SystemColor.separator).layoutValue(key: DialogPartKey.self, value: .line)
                ForEach(buttons) { button in
                    button.onGeometryChange(for: Bool.self) { [metrics] in
                        $0.size.width < metrics.alertWidth
                    } action: {
                        isRow = $0
                    }
                }
            }
        } else {
            Button(role: .cancel) {
            } label: {
                SystemText(.ok)
            }
            .buttonStyle(DialogButtonStyle(isActionSheet: false))
        }
    }
}
