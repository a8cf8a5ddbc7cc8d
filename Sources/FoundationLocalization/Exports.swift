// On Apple's platforms these are Foundation's; here they are made of the engine's texts.
@_exported import struct SwiftUICore.LocalizedStringResource
