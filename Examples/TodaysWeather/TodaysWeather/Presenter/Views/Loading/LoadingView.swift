import SwiftUI

/// The first screen: the sun travels from one edge to the other, again and again, above the app's name.
struct LoadingView: View {
    @Binding var isLoading: Bool
    @State private var travelled = 0.0
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 40) {
                sun(across: geometry.size.width)
                Image("title")
                    .resizable()
                    .scaledToFit()
                    .frame(width: min(280, geometry.size.width * 0.7))
                    .accessibilityLabel(Text("Today's Weather"))
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background {
            SkyStyle(.clear, isNight: false).gradient
                .ignoresSafeArea()
        }
        .task { await loadingViewTask() }
    }

    private func sun(across width: CGFloat) -> some View {
        Image("sun")
            .resizable()
            .frame(width: Constants.sunSize, height: Constants.sunSize)
            .rotationEffect(.degrees(180 * travelled))
            .offset(x: (travelled - 0.5) * (width + Constants.sunSize) * (layoutDirection == .rightToLeft ? -1 : 1))
            .onAppear {
                withAnimation(.easeInOut(duration: Constants.duration).repeatForever(autoreverses: false)) {
                    travelled = 1
                }
            }
            .accessibilityHidden(true)
    }

    private func loadingViewTask() async {
        try? await Task.sleep(nanoseconds: 2_500_000_000)
        isLoading = false
    }

    private enum Constants {
        static let sunSize: CGFloat = 110
        /// Seconds from edge to edge.
        static let duration = 2.5
    }
}

struct LoadingView_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["ko", "en"], id: \.self) { id in
            LoadingView(isLoading: .constant(true))
                .environment(\.locale, .init(identifier: id))
                .previewDisplayName("Loading, \(id)")
        }
    }
}
