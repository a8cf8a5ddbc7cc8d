import Foundation
import Geometry

/// A picture: a symbol, an asset of the app, or one that the app has made.
public nonisolated struct Image: Equatable, Sendable {
    package var source: ImageSource
    package var attributes = ImageAttributes()
    package var label: ImageLabel

    package init(source: ImageSource, label: ImageLabel = .none) {
        self.source = source
        self.label = label
    }
}

/// What a screen reader says of a picture.
package enum ImageLabel: Equatable, Sendable {
    case none
    /// The name of the picture, which may be a key of the app's localised strings.
    case name(String)
    case text(Text)

    package func string(in environment: EnvironmentValues) -> String? {
        switch self {
        case .none: nil
        case .name(let name):
            environment.textLocalization.string(
                name, table: nil, bundle: nil, locale: TextLocale(in: environment)) ?? name
        case .text(let text): text.string(in: environment)
        }
    }
}

/// How a picture is drawn.
package struct ImageAttributes: Equatable, Sendable {
    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: Image.ResizingMode
    }

    /// nil keeps the picture at its own size.
    package var resizing: Resizing?
    package var renderingMode: Image.TemplateRenderingMode?
    package var interpolation: Image.Interpolation?
    package var isAntialiased: Bool?
    package var symbolRenderingMode: SymbolRenderingMode?
    /// What a template is filled with whatever its surroundings say; nil asks them.
    package var tint: Color?

    package init() {}
}

extension Image {
    /// Makes the picture of an image set in the app's asset catalog, or of a file in the bundle.
    /// - Parameter bundle: where to look; nil is the app's own.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(AssetName(name, bundle: bundle)), label: .name(name))
    }

    /// Makes the picture of an image set in the app's asset catalog, or of a file in the bundle.
    /// - Parameters:
    ///   - bundle: where to look; nil is the app's own.
    ///   - label: what screen readers say of it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: .asset(AssetName(name, bundle: bundle)), label: .text(label))
    }

    /// Makes the picture of an image set in an asset catalog.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// Makes a picture that screen readers pass over.
    /// - Parameter bundle: where to look; nil is the app's own.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(AssetName(name, bundle: bundle)))
    }

    /// Makes a picture that screen readers pass over.
    public init(decorative resource: ImageResource) {
        self.init(decorative: resource.name, bundle: resource.bundle)
    }

    /// Makes a system symbol, as large as the text beside it. An unknown one is drawn as a question mark, and reported.
    public init(systemName: String) {
        self.init(source: .symbol(systemName), label: .name(systemName))
    }

    /// Makes a system symbol that shows a value by how much of it is lit.
    ///
    /// Apple's symbols light their own parts in turn; the stand-in icons have none and are lit up to a line.
    /// - Parameter variableValue: 0 (nothing) to 1 (all).
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(systemName, variableValue: variableValue), label: .name(systemName))
    }
}

/// An image set of an asset catalog.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
