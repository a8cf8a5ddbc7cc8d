import Foundation
import RuntimeWarnings

/// Saves a context at the end of the turn in which it was changed.
/// It is used where its context is.
final class Autosave: @unchecked Sendable {
    private var isScheduled = false

    func schedule(for context: ModelContext) {
        guard context.autosaveEnabled, !isScheduled, context.hasChanges else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self, weak context] in
            self?.isScheduled = false
            guard let context, context.autosaveEnabled, context.hasChanges else { return }
            do { try context.save() } catch {
                RuntimeWarning.report("A ModelContext could not save by itself: \(error)", once: "Autosave.\(error)")
            }
        }
    }
}
