import SwiftUI

/// The entrance, coloured for who is there and grey for who is not, with an arrow that points to it.
struct EntranceButton: View {
    let isInside: Bool
    let isCheckedIn: Bool
    let arrowAngle: Angle
    let checkIn: () -> Void
    private var diameter: CGFloat = 260

    init(isInside: Bool, isCheckedIn: Bool, arrowAngle: Angle, checkIn: @escaping () -> Void) {
        self.isInside = isInside
        self.isCheckedIn = isCheckedIn
        self.arrowAngle = arrowAngle
        self.checkIn = checkIn
    }

    /// The button in another size, in points.
    func diameter(_ diameter: CGFloat) -> EntranceButton {
        var button = self
        button.diameter = diameter
        return button
    }

    var body: some View {
        Button(action: checkIn) {
            Image("Entrance")
                .resizable()
                .scaledToFit()
                .grayscale(isInside ? 0 : 1)
                .padding(diameter * Constants.padding)
                .frame(width: diameter, height: diameter)
                .background(Circle().fill(Color(.secondarySystemGroupedBackground)))
                .overlay(Circle().strokeBorder(ringColor, lineWidth: Constants.ringWidth))
        }
        .buttonStyle(.plain)
        .overlay { if !isInside { arrow } }
        .overlay(alignment: .bottomTrailing) { if isCheckedIn { badge } }
        .padding(Constants.arrowSize + 8)
        .animation(.easeInOut(duration: 0.4), value: isInside)
        .accessibilityElement(children: .ignore)
        .accessibilityIdentifier("entrance")
        .accessibilityLabel(isCheckedIn ? Text("Checked in") : Text("Check in"))
        .accessibilityValue(isInside ? Text("Open") : Text("Too far away"))
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { if isInside, !isCheckedIn { checkIn() } }
    }

    private var ringColor: Color { isInside ? .accentColor : Color(.systemGray4) }

    /// On the ring, at the side on which the place lies.
    private var arrow: some View {
        ArrowHead()
            .fill(Color.accentColor)
            .frame(width: Constants.arrowSize, height: Constants.arrowSize * 0.8)
            .offset(y: -(diameter + Constants.arrowSize) / 2 - 4)
            .rotationEffect(arrowAngle)
    }

    private var badge: some View {
        Image(systemName: "checkmark.circle.fill")
            .font(.system(size: diameter * Constants.badgeSize))
            .foregroundStyle(.white, Color.green)
            .padding(diameter * Constants.badgeSize / 4)
    }

    private enum Constants {
        /// Parts of the diameter.
        static let padding: CGFloat = 0.15
        static let badgeSize: CGFloat = 0.17
        /// Points.
        static let ringWidth: CGFloat = 6
        static let arrowSize: CGFloat = 28
    }
}

#Preview("Inside") {
    EntranceButton(isInside: true, isCheckedIn: false, arrowAngle: .zero) {}
}

#Preview("Outside") {
    EntranceButton(isInside: false, isCheckedIn: false, arrowAngle: .degrees(45)) {}
}
