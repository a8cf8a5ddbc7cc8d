import Geometry

/// Looks for words in an editor's text: at the window's lower edge, with the words, their number, and what replaces
/// them.
struct FindBar: View {
    @Binding var query: String
    @Binding var replacement: String
    @Binding var matches: TextMatches
    let isReplacing: Bool
    /// What was looked for last is typed over.
    @State private var selection: TextSelection?
    @FocusState.Binding var isFocused: Bool
    let replace: @MainActor @Sendable () -> Void
    let close: @MainActor @Sendable () -> Void

    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 12) {
                field
                steps
                Button(action: close) { SystemText(.done).fixedSize() }.keyboardShortcut(.cancelAction)
            }
            if isReplacing {
                HStack(spacing: 12) {
                    TextField(text: $replacement) { SystemText(.replace) }
                        .modifier(FindFieldModifier())
                    Button(action: replace) { SystemText(.replace).fixedSize() }
                        .disabled(matches.ranges.isEmpty)
                }
            }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(.bar)
        .overlay(alignment: .top) { Divider() }
        .buttonStyle(.borderless)
    }

    private var field: some View {
        HStack(spacing: 4) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            TextField(text: $query, selection: $selection) { SystemText(.search) }
                .focused($isFocused)
                .onAppear { selection = TextSelection(range: query.startIndex..<query.endIndex) }
                .onSubmit { step(by: 1) }
            if !query.isEmpty {
                Text(verbatim: "\(matches.ranges.isEmpty ? 0 : matches.current + 1)/\(matches.ranges.count)")
                    .foregroundStyle(.secondary)
                    .monospacedDigit()
                    .fixedSize()
            }
        }
        .modifier(FindFieldModifier())
    }

    /// The keyboard stays where words are typed.
    private func step(by count: Int) {
        matches.step(by: count)
        isFocused = true
    }

    private var steps: some View {
        HStack(spacing: 0) {
            stepButton("chevron.up", .previous, -1)
            stepButton("chevron.down", .next, 1)
        }
    }

    private func stepButton(_ symbol: String, _ name: SystemString, _ count: Int) -> some View {
        Button {
            step(by: count)
        } label: {
            Label {
                SystemText(name)
            } icon: {
                Image(systemName: symbol)
            }
            .labelStyle(.iconOnly)
            .frame(minWidth: 28, minHeight: 36)
        }
        .disabled(matches.ranges.isEmpty)
    }
}

private struct FindFieldModifier: ViewModifier {
    @Environment(\.profile.bars) private var metrics

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 8)
            .frame(minHeight: 36)
            .background {
                RoundedRectangle(cornerRadius: metrics.searchFieldCornerRadius, style: .continuous)
                    .fill(Color(SystemColor.tertiarySystemFill))
            }
    }
}
