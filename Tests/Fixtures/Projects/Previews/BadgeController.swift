import SwiftUI
import UIKit

#Preview("Controller", traits: .fixedLayout(width: 60, height: 30)) {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    return controller
}

#Preview("Hosted", traits: .fixedLayout(width: 60, height: 30)) { UIHostingController(rootView: Text("Hosted")) }

#Preview("Label", traits: .fixedLayout(width: 60, height: 30)) {
    let label = UILabel()
    label.text = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" ? "preview" : "app"
    return label
}
