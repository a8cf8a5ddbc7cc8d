@_exported import AppleFoundation
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Geometry
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKit
