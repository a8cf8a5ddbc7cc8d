extension Double {
    /// Degrees Fahrenheit of degrees Celsius.
    var fahrenheit: Double { self * 9 / 5 + 32 }

    /// Kilometres an hour of metres a second.
    var kilometersPerHour: Double { self * 3.6 }

    /// Miles an hour of metres a second.
    var milesPerHour: Double { self * 3600 / 1609.344 }

    /// Rounded to as many places after the point.
    func rounded(toPlaces places: Int) -> Double {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        return (self * scale).rounded() / scale
    }
}
