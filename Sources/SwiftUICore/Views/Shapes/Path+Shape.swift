import Foundation
import Geometry

extension Path: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    /// The path itself, whatever the rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Path: BuiltInShape {}
