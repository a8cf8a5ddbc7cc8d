/// An extension of a controller's class that stands for the class's own `viewDidLoad`.
///
/// Apple's runtime lets an extension override a method of its own class; a rule of adaptation makes this of it.
@MainActor @preconcurrency
public protocol _ViewDidLoadOverride {
    func _viewDidLoad()
}
