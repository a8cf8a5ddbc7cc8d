import Foundation

extension AttributeScopes.FoundationAttributes {
    /// What a stretch of text means inside its line.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    public var inlinePresentationIntent: InlinePresentationIntentAttribute {
        preconditionFailure("Attributes are named by their key paths and have no value of their own.")
    }
}
