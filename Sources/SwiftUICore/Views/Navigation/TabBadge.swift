/// The red note at a tab's icon, or in its row of the further tabs. Its sizes are iOS's, from memory.
struct TabBadge: View {
    let text: Text
    @Environment(\.barAppearance) private var appearance

    var body: some View {
        text
            .font(.system(size: 13))
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(appearance.badgeColor ?? .red, in: Capsule())
    }
}
