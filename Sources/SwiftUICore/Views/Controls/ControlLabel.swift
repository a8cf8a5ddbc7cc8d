/// A control's label as one view: what a builder made of several lies side by side.
struct ControlLabel<Content: View>: View {
    let content: Content

    /// The label, in a stack where its type may stand for several views or none.
    static func make(of content: Content) -> AnyView {
        RowCardinality.of(Content.self) <= .hidden ? AnyView(content) : AnyView(ControlLabel(content: content))
    }

    /// The label of a row, in which texts below the first are subtitles (as Apple's documentation of `LabeledContent`
    /// says).
    static func makeTitled(of content: Content) -> AnyView {
        if let texts = content as? any SeveralViews, texts.areTexts {
            return AnyView(SubtitledLabel(texts: texts.views))
        }
        return make(of: content)
    }

    var body: some View { HStack { content } }
}

/// A title with subtitles below it, whose look is from memory of iOS.
private struct SubtitledLabel: View {
    let texts: [AnyView]

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            texts.first
            ForEach(1..<texts.count, id: \.self) {
                texts[$0].font(.subheadline).containerForegroundStyle(.secondary)
            }
        }
    }
}
