// Sources import it without saying so; the fixture projects use nothing of it.
@_exported import Foundation
