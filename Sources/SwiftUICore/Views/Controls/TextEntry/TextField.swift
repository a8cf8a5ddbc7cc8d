import Foundation
import Geometry

/// A line in which people type.
///
/// The label is what stands in the empty field, unless there is a prompt; screen readers say it either way.
public nonisolated struct TextField<Label: View>: View {
    let label: Label
    let prompt: Text?
    let source: TextEntrySource
    let kind: TextEntry.Kind
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    var selection: Binding<TextSelection?>?

    init(
        label: Label, prompt: Text?, source: TextEntrySource, axis: Axis = .horizontal,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
    ) {
        self.label = label
        self.prompt = prompt
        self.source = source
        kind = axis == .horizontal ? .line : .growing
        self.onEditingChanged = onEditingChanged
        self.onCommit = onCommit
    }

    /// A field that a style draws.
    init(_ field: TextField<some View>, label: Label) {
        self.init(field.kind, label, field.prompt, field.source)
        onEditingChanged = field.onEditingChanged
        onCommit = field.onCommit
        selection = field.selection
    }

    init(_ kind: TextEntry.Kind, _ label: Label, _ prompt: Text?, _ source: TextEntrySource) {
        self.kind = kind
        self.label = label
        self.prompt = prompt
        self.source = source
    }

    @MainActor
    public var body: some View {
        StyledControl(erased) { AutomaticTextField(field: $0) }
    }

    /// The field as styles get it.
    private var erased: TextField<_TextFieldStyleLabel> {
        if let field = self as? TextField<_TextFieldStyleLabel> { return field }
        return TextField<_TextFieldStyleLabel>(
            self, label: _TextFieldStyleLabel(content: AnyView(label), text: label as? Text))
    }
}

/// The label of a text field that a style draws.
public nonisolated struct _TextFieldStyleLabel: View {
    let content: AnyView
    /// The label where it is a plain text.
    let text: Text?
    public var body: some View { content }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// The field without any style.
    @MainActor var plain: PlainTextField { PlainTextField(field: self) }
}

/// A field of text alone.
struct PlainTextField: View {
    let field: TextField<_TextFieldStyleLabel>
    @Environment(\.controlAppearance.field) private var appearance

    var body: some View {
        if appearance == FieldAppearance() { entry } else { DressedField(field: field, appearance: appearance) }
    }

    private var entry: some View { FieldEntry(field: field) }
}

/// The entry of a field.
struct FieldEntry: View {
    let field: TextField<_TextFieldStyleLabel>
    var onEditingChanged: (Bool) -> Void = { _ in }

    var body: some View {
        LabeledEntry(
            entry: TextEntry(
                kind: field.kind, source: field.source, string: field.source.read(),
                prompt: field.prompt ?? field.label.text, selection: field.selection,
                selected: field.selection?.wrappedValue,
                onEditingChanged: {
                    onEditingChanged($0)
                    field.onEditingChanged($0)
                },
                onCommit: field.onCommit),
            label: field.label.content, showsLabel: field.prompt == nil && field.label.text == nil)
    }
}

/// What takes text, with its label for screen readers.
struct LabeledEntry<Label: View>: View {
    let entry: TextEntry
    let label: Label
    /// The label is no plain text and stands in the empty field itself.
    let showsLabel: Bool

    var body: some View {
        entry
            .background(alignment: .leading) {
                if showsLabel, entry.string.isEmpty {
                    label.foregroundStyle(Color(SystemColor.placeholderText)).allowsHitTesting(false)
                } else {
                    label.unseen()
                }
            }
            .modifier(LabelMergeModifier())
    }
}

/// The look of the platform: text alone on iOS, in a frame on macOS.
struct AutomaticTextField: View {
    let field: TextField<_TextFieldStyleLabel>
    @Environment(\.profile.platform) private var platform

    var body: some View {
        if platform == .macOS { RoundedTextField { field.plain } } else { field.plain }
    }
}

/// A field in a rounded frame.
struct RoundedTextField<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.profile.controls) private var metrics
    @Environment(\.pixelLength) private var hairline

    var body: some View {
        content
            .padding(.horizontal, metrics.roundedTextFieldInset)
            .padding(.vertical, metrics.roundedTextFieldVerticalInset)
            .frame(minHeight: metrics.roundedTextFieldHeight)
            .background { shape.fill(Color(SystemColor.systemBackground)) }
            .overlay {
                shape.strokeBorder(Color(SystemColor.textFieldBorder), lineWidth: hairline)
                    .allowsHitTesting(false)
            }
    }

    private var shape: RoundedRectangle {
        RoundedRectangle(cornerRadius: metrics.roundedTextFieldCornerRadius, style: .continuous)
    }
}
