import SwiftUI

/// Curves, springs, transitions, phases.
struct AnimationsScreen: View {
    @State private var isRight = false
    @State private var isShown = true

    var body: some View {
        SpecimenPage {
            Specimen("Curves") {
                ball(.red).animation(.linear(duration: 1), value: isRight)
                ball(.orange).animation(.easeInOut(duration: 1), value: isRight)
                ball(.green).animation(.spring(duration: 1, bounce: 0.5), value: isRight)
            }
            Button(isRight ? "Back" : "Go") { isRight.toggle() }
                .buttonStyle(.borderedProminent)
            Specimen("Transitions") {
                Toggle("Shown", isOn: $isShown.animation(.easeInOut(duration: 1)))
                HStack {
                    if isShown {
                        card("Opacity").transition(.opacity)
                        card("Scale").transition(.scale)
                        card("Slide").transition(.move(edge: .trailing).combined(with: .opacity))
                    }
                }
                .frame(height: 60)
            }
            Specimen("Phases") {
                Image(systemName: "heart.fill")
                    .font(.largeTitle)
                    .foregroundStyle(.pink)
                    .phaseAnimator([1, 1.3], trigger: isRight) { $0.scaleEffect($1) }
            }
        }
    }

    private func ball(_ color: Color) -> some View {
        Circle()
            .fill(color)
            .frame(width: 40, height: 40)
            .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
    }

    private func card(_ title: LocalizedStringKey) -> some View {
        Text(title)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.tint.opacity(0.2), in: .rect(cornerRadius: 10))
    }
}

#Preview("Animations") {
    ScreenWindow(screen: .animations)
}
