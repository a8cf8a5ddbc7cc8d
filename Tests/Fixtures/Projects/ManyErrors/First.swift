import GameKit

let first = "a"
