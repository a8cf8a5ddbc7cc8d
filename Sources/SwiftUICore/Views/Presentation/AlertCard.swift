import Foundation
import Geometry

/// The card of an alert: a title, a message, fields, and buttons side by side or one below the other.
nonisolated struct AlertCard<Message: View, Actions: View>: View {
    let title: Text?
    let message: Message
    let actions: Actions
    @State private var buttons: [DialogPart] = []
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.profile.presentations) private var metrics

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: metrics.alertCornerRadius, style: .continuous)
    }

    @MainActor var body: some View {
        ElementsReader(content) { elements in
            let elements = DialogElements(elements)
            DialogRegions {
                DialogScroll { texts(with: elements.fields) }
                DialogScroll { AlertButtons(elements: elements) }
            }
            .frame(maxWidth: textSize.isAccessibilitySize ? metrics.accessibilityAlertWidth : metrics.alertWidth)
            .background(.thickMaterial)
            .clipShape(shape)
        }
        .environment(\.dialogDefaultPart, buttons.count == 1 ? buttons[0] : .cancel)
    }

    @MainActor private var content: some View {
        actions
            .onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
            .buttonStyle(DialogButtonStyle(isActionSheet: false))
            .textFieldStyle(.roundedBorder)
            .font(.footnote)
    }

    @MainActor
    private func texts(with fields: [ElementView]) -> some View {
        VStack(spacing: 0) {
            VStack(spacing: metrics.alertTitleToMessage) {
                title?.font(.headline)
                message.font(.footnote)
            }
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity)
            .padding(.top, metrics.alertTextTop)
            .padding(.bottom, metrics.alertTextBottom)
            ForEach(fields) { $0.padding(.bottom, metrics.alertFieldGap) }
        }
        .padding(.horizontal, metrics.alertTextMargin)
    }
}
