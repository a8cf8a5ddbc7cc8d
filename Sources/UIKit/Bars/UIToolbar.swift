import Foundation
import SwiftUICore

/// How bars look at all.
@nonexhaustive public enum UIBarStyle: Int, Sendable { case `default`, black }

/// A row of buttons.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    private static let height: CGFloat = 44

    /// From the leading edge on.
    open var items: [UIBarButtonItem]? { didSet { invalidateContent() } }
    open var barStyle = UIBarStyle.default { didSet { invalidateContent() } }
    open var barTintColor: UIColor? { didSet { invalidateContent() } }
    open var isTranslucent = true { didSet { invalidateContent() } }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        withAnimation(animated ? .default : nil) { self.items = items }
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : UIScreen.main.bounds.width, height: Self.height)
    }

    override func makeContent() -> AnyView {
        AnyView(
            ToolbarButtons(items: items ?? [])
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { ground }
                .overlay(alignment: .top) { Divider() }
                .tint(tintColor.color))
    }

    @ViewBuilder
    private var ground: some View {
        if let color = barTintColor {
            color.color
        } else if barStyle == .black {
            Color.black
        } else {
            Rectangle().fill(.bar)
        }
    }
}

/// The buttons and spaces of a toolbar in a row.
struct ToolbarButtons: View {
    let items: [UIBarButtonItem]

    var body: some View {
        HStack(spacing: 16) {
            ForEach(items, id: \.self) { item in
                switch item.space {
                case .none: BarButton(item: item)
                case .flexible: Spacer(minLength: 0)
                case .fixed(let width): Color.clear.frame(width: max(0, width), height: 1)
                }
            }
        }
    }
}

/// Shows the buttons of a field's accessory where those of SwiftUI's keyboard toolbar are.
struct AccessoryBar: ViewModifier {
    let toolbar: UIToolbar?
    let isShown: Bool

    func body(content: Content) -> some View {
        if let toolbar {
            content.toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    if isShown { ToolbarButtons(items: toolbar.items ?? []) }
                }
            }
        } else {
            content
        }
    }
}
