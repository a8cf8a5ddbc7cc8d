import Foundation
import Geometry

/// What stands at one end of a navigation bar.
struct BarItems: View {
    let back: BackButton?
    var toggle: SidebarToggle?
    let entries: [ToolbarEntry]
    @Environment(\.profile.bars) private var metrics

    @MainActor var body: some View {
        HStack(spacing: metrics.barItemSpacing) {
            if let back { back }
            if let toggle { toggle }
            BarEntries(entries: entries)
        }
    }
}

/// Items of a bar, one after the other.
nonisolated struct BarEntries: View {
    let entries: [ToolbarEntry]

    @MainActor var body: some View {
        ForEach(entries.indices, id: \.self) { index in
            entries[index].content
                .font(entries[index].placement.isConfirmation ? .body.weight(.semibold) : .body)
        }
    }
}

extension EnvironmentValues {
    /// What is in a bar looks as bars have it, whatever is set around the stack.
    mutating func prepareForBar() {
        outsideOfBar = OutsideOfBar(font: font, imageScale: imageScale, dynamicTypeSize: dynamicTypeSize)
        font = .body
        listRow = nil
        imageScale = .large
        automaticLabelStyle = AnyLabelStyle(BarLabelStyle())
        dynamicTypeSize = min(dynamicTypeSize, .xxxLarge)
        if let color = barAppearance.navigationTint { tint = AnyShapeStyle(color) }
    }

    /// What is presented from a bar looks as what is presented from elsewhere.
    mutating func leaveBar() {
        automaticLabelStyle = nil
        guard let outside = outsideOfBar else { return }
        (font, imageScale, dynamicTypeSize) = (outside.font, outside.imageScale, outside.dynamicTypeSize)
        outsideOfBar = nil
    }

    /// The view is an item of a bar.
    var isInBar: Bool { outsideOfBar != nil }

    /// What a bar has changed; nil outside of bars.
    fileprivate var outsideOfBar: OutsideOfBar? {
        get { self[OutsideOfBarKey.self] }
        set { self[OutsideOfBarKey.self] = newValue }
    }

    /// Nil changes nothing.
    mutating func takeScheme(_ scheme: ColorScheme?) {
        if let scheme { colorScheme = scheme }
    }
}

private struct OutsideOfBar {
    let font: Font?
    let imageScale: Image.Scale
    let dynamicTypeSize: DynamicTypeSize
}

private struct OutsideOfBarKey: EnvironmentKey {
    static var defaultValue: OutsideOfBar? { nil }
}

/// Labels in bars show their icon alone.
struct BarLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        IconOnlyLabelStyle().makeBody(configuration: configuration)
    }
}

/// The title in the middle of a navigation bar, or what the app puts there.
nonisolated struct BarTitle: View {
    let title: Text?
    let subtitle: Text?
    let principal: [ToolbarEntry]
    /// What a tap on the title offers.
    let menu: AnyView?
    /// What a new title is written to; nil where it can't be changed.
    let name: Binding<String>?
    @State private var isRenaming = false
    @Environment(\.profile.bars) private var metrics
    @Environment(\.barAppearance) private var appearance

    init(title: Text?, subtitle: Text?, principal: [ToolbarEntry], menu: AnyView?, name: Binding<String>?) {
        self.title = title
        self.subtitle = subtitle
        self.principal = principal
        self.menu = menu
        self.name = name
    }

    @MainActor var body: some View {
        if !principal.isEmpty {
            HStack { BarEntries(entries: principal) }
        } else if let name, isRenaming {
            TitleField(name: name, isRenaming: $isRenaming)
        } else if name != nil {
            menu(menu ?? AnyView(RenameButton())).renameAction { isRenaming = true }
        } else if let menu {
            self.menu(menu)
        } else {
            lines
        }
    }

    @MainActor
    private func menu(_ items: AnyView) -> some View {
        Menu {
            items
        } label: {
            HStack(spacing: 4) {
                lines
                Image(systemName: "chevron.down.circle.fill").imageScale(.small).foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
        }
        .accessibilityAddTraits(.isHeader)
    }

    @MainActor @ViewBuilder private var lines: some View {
        if let subtitle {
            VStack(spacing: 0) {
                text
                subtitle.font(.system(size: 12)).foregroundStyle(.secondary).lineLimit(1)
            }
        } else {
            text
        }
    }

    @MainActor private var text: some View {
        title?
            .font(appearance.titleFont ?? .system(size: metrics.titlePointSize, weight: .semibold))
            .foregroundStyle(appearance.titleColor ?? .primary)
            .lineLimit(1)
            .accessibilityAddTraits(.isHeader)
    }
}

nonisolated struct LargeTitle: View {
    let title: Text?
    var subtitle: Text?
    @Environment(\.profile.bars) private var metrics
    @Environment(\.barAppearance) private var appearance

    init(title: Text?, subtitle: Text?) {
        self.title = title
        self.subtitle = subtitle
    }

    @MainActor var body: some View {
        if let subtitle {
            VStack(alignment: .leading, spacing: 0) {
                text
                subtitle.font(.system(size: 15)).foregroundStyle(.secondary).lineLimit(1)
            }
        } else {
            text
        }
    }

    @MainActor private var text: some View {
        title?
            .font(appearance.largeTitleFont ?? .system(size: metrics.largeTitlePointSize, weight: .bold))
            .foregroundStyle(appearance.largeTitleColor ?? .primary)
            .lineLimit(1)
            .minimumScaleFactor(0.8)
            .accessibilityAddTraits(.isHeader)
    }
}

/// The button that leads back: a chevron and where it leads to, if there is room for that.
struct BackButton: View {
    let title: String
    /// The chevron alone is shown.
    let isSilent: Bool
    let action: @MainActor () -> Void
    @Environment(\.profile.bars) private var metrics
    @State private var isPressed = false

    init(title: String, isSilent: Bool = false, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.isSilent = isSilent
        self.action = action
    }

    var body: some View {
        HStack(spacing: metrics.backChevronToTitle) {
            Chevron(pointsBack: true)
                .stroke(style: StrokeStyle(lineWidth: 2.8, lineCap: .round, lineJoin: .round))
                .frame(width: metrics.backChevronSize.width - 4, height: metrics.backChevronSize.height - 4)
                .padding(2)
                .accessibilityLabel(Text(verbatim: title))
                .accessibilityHidden(!isSilent)
            if !isSilent { words }
        }
        .foregroundStyle(.tint)
        .opacity(isPressed ? 0.3 : 1)
        .frame(
            minWidth: isSilent ? metrics.navigationBarHeight : nil, minHeight: metrics.navigationBarHeight,
            alignment: .leading
        )
        .modifier(PressModifier(isPressed: $isPressed, action: action))
        .accessibilityIdentifier("BackButton")
    }

    private var words: some View {
        ViewThatFits(in: .horizontal) {
            if !title.isEmpty { Text(verbatim: title).lineLimit(1) }
            SystemText(.back).lineLimit(1)
            Color.clear.frame(width: 0, height: 1)
        }
    }
}

/// The button that shows or hides the first columns of a split view.
struct SidebarToggle: View {
    let isShown: Bool
    let action: @MainActor () -> Void
    @Environment(\.locale) private var locale

    init(isShown: Bool, action: @escaping @MainActor () -> Void) {
        self.isShown = isShown
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            SidebarIcon()
                .stroke(style: StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round))
                .frame(width: 22, height: 16.5)
                .padding(.vertical, 4)
        }
        .accessibilityLabel(
            Text(verbatim: (isShown ? SystemString.hideSidebar : .showSidebar).localized(in: locale))
        )
        .accessibilityIdentifier("ToggleSidebar")
    }
}

/// A window with a column at its leading edge.
private nonisolated struct SidebarIcon: Shape {
    func path(in rect: CGRect) -> Path {
        let frame = rect.insetBy(dx: 1, dy: 1)
        var path = Path(roundedRect: frame, cornerRadius: 3.5)
        let edge = frame.minX + frame.width * 0.36
        path.move(to: CGPoint(x: edge, y: frame.minY))
        path.addLine(to: CGPoint(x: edge, y: frame.maxY))
        for row in 1...3 {
            let y = frame.minY + 0.6 + CGFloat(row) * 2.9
            path.move(to: CGPoint(x: frame.minX + 2.7, y: y))
            path.addLine(to: CGPoint(x: edge - 2.7, y: y))
        }
        return path
    }
}

/// An angle that points where something leads.
nonisolated struct Chevron: Shape {
    var pointsBack = false

    func path(in rect: CGRect) -> Path {
        let (tip, base) = pointsBack ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
        var path = Path()
        path.move(to: CGPoint(x: base, y: rect.minY))
        path.addLine(to: CGPoint(x: tip, y: rect.midY))
        path.addLine(to: CGPoint(x: base, y: rect.maxY))
        return path
    }
}
