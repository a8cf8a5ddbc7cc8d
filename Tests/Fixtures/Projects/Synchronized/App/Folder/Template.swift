struct NotCompiled {
