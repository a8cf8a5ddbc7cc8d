import SwiftUI

/// Shapes, strokes and gradients.
struct ShapesScreen: View {
    var body: some View {
        SpecimenPage {
            Specimen("Shapes") {
                HStack {
                    Rectangle().fill(.red)
                    RoundedRectangle(cornerRadius: 14).fill(.orange)
                    Circle().fill(.green)
                    Ellipse().fill(.blue)
                    Capsule().fill(.purple)
                }
                .frame(height: 60)
            }
            Specimen("Strokes") {
                HStack {
                    Circle().stroke(.blue, lineWidth: 4)
                    Circle().strokeBorder(.blue, lineWidth: 4)
                    Circle().trim(from: 0, to: 0.7).stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    RoundedRectangle(cornerRadius: 12).strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
                }
                .frame(height: 70)
                .padding(.horizontal, 4)
            }
            Specimen("Gradients") {
                let colors = Gradient(colors: [.yellow, .orange, .pink, .purple])
                HStack {
                    Rectangle().fill(LinearGradient(gradient: colors, startPoint: .top, endPoint: .bottom))
                    Rectangle().fill(RadialGradient(gradient: colors, center: .center, startRadius: 4, endRadius: 50))
                    Rectangle().fill(AngularGradient(gradient: colors, center: .center))
                    Rectangle().fill(.blue.gradient)
                }
                .frame(height: 80)
            }
            Specimen("Effects") {
                HStack(spacing: 16) {
                    tile.shadow(radius: 6)
                    tile.opacity(0.4)
                    tile.blur(radius: 4)
                    tile.rotationEffect(.degrees(15))
                    tile.scaleEffect(0.7)
                }
            }
            Specimen("Path") {
                Wave().stroke(.teal, lineWidth: 3).frame(height: 50)
            }
        }
    }

    private var tile: some View {
        RoundedRectangle(cornerRadius: 12).fill(.teal).frame(width: 54, height: 54)
    }
}

#Preview("Shapes") {
    ScreenWindow(screen: .shapes)
}
