import SwiftUICore

/// What is shown of a search bar: a magnifying glass, the field, what clears it, and the button that ends the search.
struct SearchBarContent: View {
    let bar: UISearchBar
    @Environment(\.locale) private var locale

    private var field: UITextField { bar.searchTextField }

    var body: some View {
        let _ = (bar.revision.count, field.revision.count)
        VStack(spacing: 0) {
            if let prompt = bar.prompt { Text(verbatim: prompt).font(.footnote).frame(height: 20) }
            HStack(spacing: 10) {
                entry
                if bar.showsCancelButton { cancelButton }
            }
            .frame(height: 56)
            if bar.showsScopeBar, let titles = bar.scopeButtonTitles, !titles.isEmpty { scopes(titles) }
        }
        .padding(.horizontal, 8)
        .background { if bar.searchBarStyle != .minimal { ground.ignoresSafeArea() } }
        .tint(bar.tintColor.color)
    }

    private var ground: Color { (bar.barTintColor ?? .secondarySystemBackground).color }

    private var entry: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextFieldContent(field: field, wantsFocus: field.wantsFocus).submitLabel(.search)
            if field.text?.isEmpty == false { clearButton }
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(UIColor.tertiarySystemFill.color, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
    }

    private var clearButton: some View {
        Button {
            bar.clear()
        } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: SystemString.clearText.localized(in: locale)))
    }

    private var cancelButton: some View {
        Button {
            bar.delegate?.searchBarCancelButtonClicked(bar)
        } label: {
            SystemText(.cancel).lineLimit(1).fixedSize()
        }
        .buttonStyle(.borderless)
    }

    private func scopes(_ titles: [String]) -> some View {
        let selection = Binding {
            bar.selectedScopeButtonIndex
        } set: {
            bar.select(scope: $0)
        }
        return Picker("", selection: selection) {
            ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]) }
        }
        .pickerStyle(.segmented)
        .frame(height: 45, alignment: .top)
    }
}
