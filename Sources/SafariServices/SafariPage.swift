import SwiftUI
import SwiftUICore
import UIKit

/// What stands in the place of a page that the browser shows: its address, and a button to open it again.
struct SafariPage: View {
    let url: URL
    weak var controller: SFSafariViewController?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ContentUnavailableView {
                Label {
                    Text(verbatim: url.host() ?? url.absoluteString)
                } icon: {
                    Image(systemName: "safari")
                }
            } description: {
                Text(verbatim: url.absoluteString)
            } actions: {
                Button {
                    UIApplication.shared.open(url)
                } label: {
                    SystemText(.open)
                }
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button {
                        controller?.finish()
                        dismiss()
                    } label: {
                        SystemText(word)
                    }
                }
            }
        }
        .tint(controller?.preferredControlTintColor.map(Color.init(uiColor:)))
    }

    private var word: SystemString {
        switch controller?.dismissButtonStyle {
        case .close: .close
        case .cancel: .cancel
        default: .done
        }
    }
}
