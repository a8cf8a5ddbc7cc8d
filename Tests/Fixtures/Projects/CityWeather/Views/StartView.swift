import SwiftUI

/// A picture that passes by while nothing is there yet.
struct StartView: View {
    @Binding var isStarting: Bool
    @State private var way: CGFloat = 0

    var body: some View {
        VStack {
            Image(systemName: "sun.max")
                .resizable()
                .frame(width: 60, height: 60)
                .frame(maxHeight: .ulpOfOne)
                .offset(x: way)
                .transition(.move(edge: .trailing))
                .onAppear {
                    let repeated = Animation.easeOut.speed(0.2).repeatForever(autoreverses: false)
                    withAnimation(repeated) {
                        way += UIScreen.main.bounds.width + 60
                    }
                }
            Text("Starting")
        }
        .task { await wait() }
    }

    private func wait() async {
        try? await Task.sleep(nanoseconds: 500_000_000)
        self.isStarting = false
    }
}
