import Foundation
import SwiftUICore

/// Looks after a view and those in it.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    override public init() { super.init() }

    /// Makes a controller whose view is made in code: interface files can't be read.
    public convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { self.init() }

    /// Archived interfaces can't be read: the view is empty.
    public required init?(coder: NSCoder) { super.init() }

    open var title: String?
    private var loadedView: UIView?
    /// The size that the view would like to have where it is presented, in points.
    open var preferredContentSize = CGSize.zero

    /// What the controller puts on the bar above it.
    public private(set) lazy var navigationItem = UINavigationItem()

    /// How the controller wants to be presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Keeps the user from dragging the controller's sheet away.
    open var isModalInPresentation = false
    let presentation = ControllerPresentation()
    /// What presents the controller.
    weak var presenter: UIViewController?

    // MARK: View

    /// The controller's view, made the first time that it is asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    public var isViewLoaded: Bool { loadedView != nil }
    public var viewIfLoaded: UIView? { loadedView }

    /// Makes the view; a plain one by default.
    open func loadView() { view = UIView() }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        if loadedView == nil { view = UIView() }
        viewDidLoad()
    }

    /// Called once, when the view was made.
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Makes the rules of the controller's view ready, before they are looked at for the first time.
    open func updateViewConstraints() {}

    override open var next: UIResponder? { loadedView?.superview ?? parent }

    func appear() {
        viewWillAppear(false)
        viewDidAppear(false)
        for child in children { child.appear() }
    }

    func disappear() {
        viewWillDisappear(false)
        viewDidDisappear(false)
        for child in children { child.disappear() }
    }

    // MARK: Children

    public private(set) weak var parent: UIViewController?
    public private(set) var children: [UIViewController] = []

    /// Takes a controller in; its view is added by the caller.
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        childController.parent = self
        children.append(childController)
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Engine

    /// The content as the engine shows it.
    func makeContent() -> AnyView {
        AnyView(
            UIViewContent(view: view).ignoresSafeArea().modifier(PresentedControllers(controller: self))
                .onAppear { [self] in appear() }.onDisappear { [self] in disappear() })
    }
}
