let edition = "full"
