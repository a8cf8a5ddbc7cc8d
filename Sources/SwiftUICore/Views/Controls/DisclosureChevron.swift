/// Points onwards while something is closed, and down while it is open.
struct DisclosureChevron: View {
    let isExpanded: Bool
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Image(systemName: "chevron.forward")
            .rotationEffect(.degrees(isExpanded ? (direction == .leftToRight ? 90 : -90) : 0))
            .accessibilityHidden(true)
    }
}
