/// How the device is held: which side of it points where a heading is measured.
@nonexhaustive public enum CLDeviceOrientation: Int32, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown
}
