import Foundation
import Testing

@testable import LocalAuthentication

struct LAContextTests {
    private func context(_ face: String?, host: String = "window") -> LAContext {
        var environment = ["HANOK_HOST": host]
        environment["HANOK_FACE_ID"] = face
        return LAContext(recognition: OwnerRecognition(environment))
    }

    @Test func aDesktopHasNothingToAsk() {
        let context = context(nil)
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        #expect(context.biometryType == .none)
    }

    @Test func anOwnerIsKnown() async throws {
        let context = context("match")
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) && context.biometryType == .faceID)
        #expect(try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock"))
    }

    @Test func anotherIsRefused() async {
        await #expect(throws: LAError(.authenticationFailed)) {
            try await context("fail").evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
        }
    }

    @Test func anInvalidContextAsksNobody() async {
        let context = context(nil, host: "headless")
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
        context.invalidate()
        await #expect(throws: LAError(.invalidContext)) {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
        }
    }
}
