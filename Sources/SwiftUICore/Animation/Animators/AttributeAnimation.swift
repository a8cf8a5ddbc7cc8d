import Geometry

/// The way of one value to where it should be, by all animations that were set on it and have not ended.
struct AttributeAnimation<Data: VectorArithmetic> {
    private(set) var target: Data
    private var runs: [AnimationRun<Data>] = []

    init(at value: Data) { target = value }

    var isRunning: Bool { !runs.isEmpty }

    /// Gives the value another end.
    /// - Returns: false where there is nothing to animate: the value is there at once.
    @discardableResult
    mutating func move(to new: Data, _ transaction: Transaction, at time: Double, in environment: EnvironmentValues)
        -> Bool
    {
        guard let animation = transaction.animation, (new - target).magnitudeSquared.isFinite else {
            jump(to: new)
            return false
        }
        settleEndless(at: time)
        let difference = new - target
        target = new
        let isMerged = !runs.isEmpty && runs[runs.count - 1].merge(animation, adding: difference, at: time, transaction)
        if !isMerged, difference != .zero {
            runs.append(
                AnimationRun(
                    animation, interval: difference, start: time, transaction: transaction, environment: environment))
        }
        return isRunning
    }

    /// Changes the end and all ways there alike.
    mutating func adjust(_ change: (inout Data) -> Void) {
        change(&target)
        for index in runs.indices { runs[index].adjust(change) }
    }

    /// Gives the value another end without a change of the way there: it moves along with the end.
    mutating func carry(to new: Data) { target = new }

    /// Starts somewhere else than where the value is: the way there is part of the next animation.
    mutating func jump(to new: Data) {
        target = new
        runs.removeAll()
    }

    /// What would never end by itself ends now, where it is.
    private mutating func settleEndless(at time: Double) {
        guard runs.contains(where: { $0.animation.isEndless }) else { return }
        let value = value(at: time)
        runs.removeAll { $0.animation.isEndless }
        var rest = self
        target += value - rest.value(at: time)
    }

    /// What is shown at a time. Animations that have ended are let go.
    mutating func value(at time: Double) -> Data {
        var value = target
        var index = 0
        while index < runs.count {
            // An app's own animation may answer with what is no number: that is its end.
            if let done = runs[index].value(at: time), done.magnitudeSquared.isFinite {
                value -= runs[index].interval - done
                index += 1
            } else {
                runs.remove(at: index)
            }
        }
        return value
    }
}
