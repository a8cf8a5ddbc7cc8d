@_exported import Foundation
// Files with intents write titles and import nothing else: on Apple's platforms the type is Foundation's.
@_exported import struct SwiftUICore.LocalizedStringResource
