import Foundation
import Geometry
import SwiftUICore

/// A control that does something when it is pressed.
@MainActor @preconcurrency
open class UIButton: UIControl {
    @nonexhaustive public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    private var titles: [State: String] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    public private(set) var buttonType = ButtonType.custom
    /// How the button looks; nil for a plain one.
    open var configuration: Configuration? { didSet { contentChanged() } }
    private let label = UILabel()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        label.font = Self.titleFont(buttonType)
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// - Parameter primaryAction: gives the button its title and picture, where it has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        addAction(action, for: .primaryActionTriggered)
    }

    private func setUp() {
        label.font = Self.titleFont(buttonType)
        label.onChange = { [weak self] in self?.contentChanged() }
    }

    private static func titleFont(_ type: ButtonType) -> UIFont {
        .systemFont(ofSize: UIFont.buttonFontSize - (type == .custom ? 0 : 3))
    }

    private func contentChanged() { invalidateIntrinsicContentSize() }

    // MARK: Content

    /// Holds the font of the title.
    open var titleLabel: UILabel? { label }

    /// - Parameter title: nil takes the normal state's.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentChanged()
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open var currentTitle: String? { title(for: state) }

    /// - Parameter color: nil takes the normal state's.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentChanged()
    }

    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

    /// - Parameter image: nil takes the normal state's.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentChanged()
    }

    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open var currentImage: UIImage? { image(for: state) }

    // MARK: Size

    override open var intrinsicContentSize: CGSize { ViewMeasurement.size(of: button, for: .unspecified) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Engine

    override func makeContent() -> AnyView {
        AnyView(
            Color.clear.overlay { button.disabled(!isEnabled) })
    }

    private var button: some View {
        dressed
            .buttonBorderShape(configuration?.shape ?? .automatic)
            .controlSize(configuration?.controlSize ?? .regular)
    }

    @ViewBuilder
    private var dressed: some View {
        let button = Button { [weak self] in
            self?.press()
        } label: {
            content
        }
        switch configuration?.look {
        case nil: button.buttonStyle(.borderless)
        case .plain: button.buttonStyle(.borderless).padding(.horizontal, 12).padding(.vertical, 7)
        case .gray: button.buttonStyle(.bordered)
        case .tinted: button.buttonStyle(.bordered).tint(fillColor)
        case .filled: button.buttonStyle(.borderedProminent).tint(fillColor)
        }
    }

    private var fillColor: Color { (configuration?.baseBackgroundColor ?? tintColor).color }

    private func press() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

    private var content: some View {
        HStack(spacing: configuration?.imagePadding ?? 0) {
            if let image = configuration?.image ?? currentImage { Image(uiImage: image) }
            if let title = configuration?.title ?? currentTitle, !title.isEmpty { titleText(title) }
        }
        .foregroundStyle(textStyle)
    }

    @ViewBuilder
    private func titleText(_ title: String) -> some View {
        if configuration == nil { Text(verbatim: title).font(Font(label.font)) } else { Text(verbatim: title) }
    }

    /// White for a custom button's title, as UIKit has it; the tint for the others.
    private var textStyle: AnyShapeStyle {
        if let configuration {
            if let color = configuration.baseForegroundColor { return AnyShapeStyle(color.color) }
            return configuration.look == .filled ? AnyShapeStyle(Color.white) : AnyShapeStyle(tintColor.color)
        }
        if let color = titleColor(for: state) { return AnyShapeStyle(color.color) }
        return AnyShapeStyle(buttonType == .custom ? Color.white : tintColor.color)
    }
}

extension UIButton.ButtonType {
    fileprivate var symbol: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }
}
