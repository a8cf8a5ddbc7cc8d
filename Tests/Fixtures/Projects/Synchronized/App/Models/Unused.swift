struct City {}  // A second one: the project leaves this file out.
