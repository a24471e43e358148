// The workers' program has no canvas that would have to be told of a change.
extern "C" void shell_changed() {}
