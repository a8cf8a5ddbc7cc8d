// Nothing is bridged.
