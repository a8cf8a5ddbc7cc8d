import HealthKit

let last = "z"
