import CoreData

let first = "a"
