import Foundation
import SwiftUICore

/// What a view does to what is behind it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// Blurs what is behind a view.
open class UIBlurEffect: UIVisualEffect {
    @nonexhaustive public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
        case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
        case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Shows what is behind it through an effect, and its content above.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// nil is no effect.
    open var effect: UIVisualEffect? { didSet { invalidateContent() } }
    /// Holds the views that are shown above the effect.
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
    }

    override func makeContent() -> AnyView {
        guard let style = (effect as? UIBlurEffect)?.style else { return AnyView(Color.clear) }
        return AnyView(Blurred(material: style.material, colorScheme: style.colorScheme))
    }
}

/// A material in an appearance of its own.
private struct Blurred: View {
    let material: Material
    let colorScheme: ColorScheme?
    @Environment(\.colorScheme) private var surrounding

    var body: some View {
        Rectangle().fill(material).environment(\.colorScheme, colorScheme ?? surrounding)
    }
}

extension UIBlurEffect.Style {
    /// The styles before iOS 13 stand for the nearest material.
    fileprivate var material: Material {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: .regular
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent, .extraLight: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
    }

    fileprivate var colorScheme: ColorScheme? {
        switch self {
        case .extraLight, .light: .light
        case .dark: .dark
        case .regular, .prominent: nil
        default:
            rawValue >= Self.systemUltraThinMaterialDark.rawValue
                ? .dark : rawValue >= Self.systemUltraThinMaterialLight.rawValue ? .light : nil
        }
    }
}
