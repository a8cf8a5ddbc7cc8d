let edition = "lite"
