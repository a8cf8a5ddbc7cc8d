/// Whether somebody is at a place. At its border the answer does not waver: one who came in has left only when they are
/// some way outside.
struct Presence {
    enum Change { case entered, left }

    /// nil until the first distance is known.
    private(set) var isInside: Bool?

    /// How far outside one has to be to have left, in metres.
    static let margin = 10.0

    /// Takes a new distance to the place's middle, in metres.
    /// - Returns: the border that was crossed. Being inside at first is no crossing.
    mutating func move(to distance: Double, radius: Double) -> Change? {
        guard let wasInside = isInside else {
            isInside = distance <= radius
            return nil
        }
        let isInside = distance <= (wasInside ? radius + Self.margin : radius)
        self.isInside = isInside
        return isInside == wasInside ? nil : isInside ? .entered : .left
    }
}
