import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension Color: Transferable {
    /// Another program is given the colour as it is in the light: red, green, blue and opacity in sRGB, 0…1.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .color) { (color: Color) in
            let resolved = color.resolve(in: EnvironmentValues())
            return try JSONEncoder().encode([resolved.red, resolved.green, resolved.blue, resolved.opacity])
        } importing: { data in
            let parts = try JSONDecoder().decode([Double].self, from: data)
            guard parts.count == 4 else { throw CocoaError(.coderInvalidValue) }
            return Color(.sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        }
    }
}

extension UTType {
    /// UIKit's name for what a colour is written as.
    fileprivate static let color = UTType(exportedAs: "com.apple.uikit.color")
}
