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

    @Environment(\.menuDismissal) private var menu

    var body: some View {
        if menu != nil, let several = content as? any SeveralViews {
            MenuItemLabel(views: several.views, types: several.types)
        } else {
            HStack { content }
        }
    }
}

/// What a button of a menu is called: texts below the title are subtitles, and pictures are at the trailing edge, in
/// whatever order they were given.
private struct MenuItemLabel: View {
    let views: [AnyView]
    let types: [any View.Type]

    var body: some View {
        let images = views.indices.filter { types[$0] == Image.self }
        let title = views.indices.first { types[$0] != Image.self }
        let others = views.indices.filter { $0 != title && !images.contains($0) }
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                if let title { views[title].frame(maxWidth: .infinity, alignment: .leading) }
                ForEach(others, id: \.self) { views[$0].font(.footnote).foregroundStyle(.secondary) }
            }
            ForEach(images, id: \.self) { views[$0] }
        }
    }
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
