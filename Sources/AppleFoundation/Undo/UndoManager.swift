import Foundation
import RuntimeWarnings

/// Remembers how to take back what the user did, and how to do it again.
///
/// Foundation on Linux has none. To be used on the main thread, as Apple's.
open class UndoManager: NSObject, @unchecked Sendable {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// Groups that are open, the outermost first.
    private var open: [UndoGroup] = []
    private var disabledCount = 0
    private var direction = Direction.none
    private var closesAtEndOfEvent = false

    private enum Direction { case none, undoing, redoing }

    /// What happens in one turn of the main loop is one group.
    open var groupsByEvent = true
    /// The most groups that are kept; 0 is as many as there are.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    public override init() {}

    // MARK: State

    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }
    open var canRedo: Bool { !redoStack.isEmpty }
    open var isUndoing: Bool { direction == .undoing }
    open var isRedoing: Bool { direction == .redoing }
    /// How many groups are open.
    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    open func disableUndoRegistration() { disabledCount += 1 }
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    // MARK: Registering

    /// Notes how to take back what is done now; while undoing, how to do it again.
    /// - Parameter target: is not kept alive; the handler is not called once it is gone.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroup()
        guard let group = open.last else {
            return RuntimeWarning.report(
                "UndoManager.registerUndo was called without a group, which groupsByEvent = false asks for.")
        }
        group.add(target) { [weak target] in if let target { handler(target) } }
        if direction == .none { redoStack.removeAll() }
    }

    private func openEventGroup() {
        guard groupsByEvent, open.isEmpty else { return }
        beginUndoGrouping()
        guard !closesAtEndOfEvent else { return }
        closesAtEndOfEvent = true
        DispatchQueue.main.async { [weak self] in self?.closeEventGroup() }
    }

    private func closeEventGroup() {
        closesAtEndOfEvent = false
        if open.count == 1 { endUndoGrouping() }
    }

    // MARK: Groups

    open func beginUndoGrouping() { open.append(UndoGroup()) }

    open func endUndoGrouping() {
        guard let group = open.popLast() else {
            return RuntimeWarning.report("UndoManager.endUndoGrouping was called without a group that is open.")
        }
        guard !group.isEmpty else { return }
        if let outer = open.last { outer.add(group) } else { push(group) }
        NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    private func push(_ group: UndoGroup) {
        if direction == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack = undoStack.suffix(levelsOfUndo)
        redoStack = redoStack.suffix(levelsOfUndo)
    }

    // MARK: Undoing

    /// Takes back the newest group.
    open func undo() {
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Takes back the newest group, without closing one that is open.
    open func undoNestedGroup() {
        guard direction == .none, let group = undoStack.popLast() else { return }
        perform(group, .undoing)
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Does again what was taken back last.
    open func redo() {
        if open.count == 1 { endUndoGrouping() }
        guard direction == .none, let group = redoStack.popLast() else { return }
        perform(group, .redoing)
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// What the group's actions register is the way back.
    private func perform(_ group: UndoGroup, _ direction: Direction) {
        self.direction = direction
        beginUndoGrouping()
        setActionName(group.name)
        group.perform()
        endUndoGrouping()
        self.direction = .none
    }

    open func removeAllActions() {
        undoStack = []
        redoStack = []
        open = open.map { _ in UndoGroup() }
    }

    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + open { group.remove(target) }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
    }

    // MARK: Names

    /// Names what the group that is open, or else the newest, does.
    open func setActionName(_ actionName: String) {
        if let group = open.last { group.name = actionName } else { undoStack.last?.name = actionName }
    }

    open var undoActionName: String { (open.last { !$0.isEmpty } ?? undoStack.last)?.name ?? "" }
    open var redoActionName: String { redoStack.last?.name ?? "" }
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
}

extension NSNotification.Name {
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
