import SwiftUICore

/// A type that makes previews of views; `#Preview` is the shorter way.
///
/// ```swift
/// struct CardView_Previews: PreviewProvider {
///     static var previews: some View { CardView() }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The previews; each view in it is a preview of its own.
    @ViewBuilder static var previews: Previews { get }
    /// The platform to preview on; nil, the default, is that of the target.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

/// A platform that previews can be meant for.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}
