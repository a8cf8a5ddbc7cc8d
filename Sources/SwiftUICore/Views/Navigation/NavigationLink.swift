import Geometry

/// A control that leads to another view.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View {
    enum Target {
        case view(() -> Destination, isActive: Binding<Bool>?)
        /// Nil disables the link.
        case value((any Hashable)?)
    }

    let target: Target
    let label: Label
    @State private var isPushed = false
    @Environment(\.navigationController) private var controller
    @Environment(\.followSelection) private var followSelection
    @Environment(\.isDetailLink) private var isDetailLink

    init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    /// In a column of a split view, a link to a value that the column has no view for chooses the value in its list.
    @MainActor
    private func choosesRow(_ value: (any Hashable)?) -> (@MainActor () -> Bool)? {
        guard followSelection != nil || controller?.detail != nil, let value = value?.erased else { return nil }
        nonisolated(unsafe) let wanted = value
        return { [weak controller] in controller?.view(for: wanted) == nil }
    }

    @MainActor
    public var body: some View {
        switch target {
        case .view(let destination, let isActive):
            let active = isActive ?? $isPushed
            LinkControl(label: label, isActive: active.wrappedValue) { active.wrappedValue = true }
                .modifier(
                    NavigationPushModifier(item: active.presentedItem, identity: { _ in true }) { _ in destination() })
        case .value(let value):
            LinkControl(label: label, isActive: false, choosesRow: choosesRow(value)) {
                if let value { controller?.push(value, isDetail: isDetailLink) }
            }
            .tag(value.map { $0.erased })
            .disabled(value == nil)
        }
    }
}

/// The part of a link that is seen: in a list the whole row with a chevron, elsewhere a button.
struct LinkControl<Label: View>: View {
    let label: Label
    let isActive: Bool
    var choosesRow: (@MainActor () -> Bool)?
    let action: @MainActor () -> Void
    @Environment(\.listRow) private var listRow

    var body: some View {
        if listRow != nil {
            LinkRow(label: label, isActive: isActive, choosesRow: choosesRow, action: action)
        } else {
            Button(action: action) { label }
        }
    }
}

private struct LinkRow<Label: View>: View {
    let label: Label
    let isActive: Bool
    let choosesRow: (@MainActor () -> Bool)?
    let action: @MainActor () -> Void
    @Environment(\.profile.lists) private var metrics
    @Environment(\.listRow) private var listRow
    @Environment(\.linkBadge) private var badge
    @Environment(\.editMode) private var editMode

    /// A row that is edited leads nowhere.
    private var showsChevron: Bool {
        listRow?.appearance != .sidebarColumn && editMode?.wrappedValue.isEditing != true
    }

    var body: some View {
        HStack(spacing: 8) {
            ControlLabel.make(of: label).frame(maxWidth: .infinity, alignment: .leading).environment(\.linkBadge, nil)
            if let badge { badge.foregroundStyle(.secondary) }
            if showsChevron { chevron }
        }
        .modifier(
            PressModifier(
                isPressed: nil, actsForRow: true, leavesRow: choosesRow, keepsRowHighlighted: isActive, action: action)
        )
        .preference(key: LinkShowsBadgeKey.self, value: badge != nil)
    }

    private var chevron: some View {
        Chevron()
            .stroke(style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
            .frame(width: metrics.chevronSize.width - 2.2, height: metrics.chevronSize.height - 2.2)
            .padding(1.1)
            .foregroundStyle(.tertiary)
            .accessibilityHidden(true)
    }
}

extension Hashable {
    fileprivate var erased: AnyHashable { AnyHashable(self) }
}

// MARK: Links to a view

extension NavigationLink {
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination, isActive: nil), label: label())
    }

    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view({ destination }, isActive: nil), label: label())
    }

    /// A link that is also followed while a binding is true.
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: isActive), label: label())
    }

    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(.view({ destination }, isActive: isActive), label: label())
    }

    /// A link that is also followed while a binding has the link's tag.
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(.view(destination, isActive: selection.isSelected(tag)), label: label())
    }

    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(.view({ destination }, isActive: selection.isSelected(tag)), label: label())
    }
}

extension Binding {
    /// Whether an optional holds a value; writing false leaves another value alone.
    fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        let base = self
        return Binding<Bool>(
            get: { base.wrappedValue == tag },
            set: { isSelected in
                if isSelected { base.wrappedValue = tag } else if base.wrappedValue == tag { base.wrappedValue = nil }
            })
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

// MARK: Links to a value

extension NavigationLink where Destination == Never {
    /// A link to the view that the stack shows for a value; without a value it is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value), label: label())
    }

    /// A link to the view that the stack shows for a value that can be stored.
    public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(.value(value), label: label())
    }

    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}
