import AppleFoundation
import Foundation
import RuntimeWarnings
import SwiftUICore

/// Offers what can be done with texts, addresses and pictures: to copy them, to open them, to save them.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ error: (any Error)?
    ) -> Void

    private let items: [SharedItem]
    private var hasEnded = false
    /// Told once what was done; no activity where the user closed the sheet.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// What is not offered to the user.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    /// - Parameters:
    ///   - activityItems: a `String`, `URL` or `UIImage` each; others are left out, which is reported.
    ///   - applicationActivities: activities of the app's own; none can be made here.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems.compactMap(Self.item(of:))
        super.init()
    }

    public required init?(coder: NSCoder) {
        items = []
        super.init(coder: coder)
    }

    private static func item(of value: Any) -> SharedItem? {
        switch value {
        case let text as String: return SharedItem(NSItemProvider(), text: text)
        case let url as URL: return SharedItem(NSItemProvider(), url: url)
        case let image as UIImage: return SharedItem(NSItemProvider(object: image), image: Image(uiImage: image))
        default:
            RuntimeWarning.report(
                "A \(type(of: value)) can't be shared: texts, addresses and pictures can.",
                once: "UIActivityViewController.\(type(of: value))")
            return nil
        }
    }

    override open func loadView() {
        view = UIHostingView(content: { [unowned self] in
            AnyView(
                ShareSheet(items: items, excluded: excluded) { [weak self] in self?.end(UIActivity.ActivityType($0)) })
        })
    }

    private var excluded: Set<SystemString> {
        let actions: [SystemString] = [.copy, .open, .saveToDownloads]
        let types = Set(excludedActivityTypes ?? [])
        return Set(actions.filter { types.contains(UIActivity.ActivityType($0)) })
    }

    override func makeContent() -> AnyView { AnyView(super.makeContent().presentationDetents([.medium, .large])) }

    override open func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        end(nil)
    }

    private func end(_ type: UIActivity.ActivityType?) {
        guard !hasEnded else { return }
        hasEnded = true
        completionWithItemsHandler?(type, type != nil, nil, nil)
    }
}
