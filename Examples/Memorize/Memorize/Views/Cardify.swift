import SwiftUI

/// Puts a view on a card, which turns over in space.
struct Cardify: ViewModifier, Animatable {
    /// Degrees: at 0 the face is up, at 180 the back.
    private var rotation: Double

    init(isFaceUp: Bool) {
        rotation = isFaceUp ? 0 : 180
    }

    var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    private var isFaceUp: Bool { rotation < 90 }

    func body(content: Content) -> some View {
        ZStack {
            let shape = RoundedRectangle(cornerRadius: Constants.cornerRadius)
            shape.fill(.white)
                .overlay { shape.strokeBorder(lineWidth: Constants.lineWidth) }
                .overlay { content }
                .opacity(isFaceUp ? 1 : 0)
            shape.fill()
                .opacity(isFaceUp ? 0 : 1)
        }
        .rotation3DEffect(.degrees(rotation), axis: (x: 0, y: 1, z: 0))
    }

    private enum Constants {
        static let cornerRadius: CGFloat = 12
        static let lineWidth: CGFloat = 2
    }
}

extension View {
    func cardify(isFaceUp: Bool) -> some View {
        modifier(Cardify(isFaceUp: isFaceUp))
    }
}
