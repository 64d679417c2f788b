/** A script that computes for longer at a stretch is interrupted. */
export const INTERRUPT_MS = 300;
/** What cannot be interrupted, such as one native call, ends with its worker after this. */
export const KILL_MS = 800;
export const HEAP_BYTES = 32 * 1024 * 1024;
/** The browser's own stack ends not far above it, and takes the sandbox with it. */
export const STACK_BYTES = 256 * 1024;
/** A script that was stopped so often is not run again in this session. */
export const MAX_STOPS = 3;
/** Until a worker answers for the first time. */
export const BOOT_TIMEOUT_MS = 20_000;
/** How often it is looked whether a control that a script waits for is there (shell spec §9). */
export const AVAILABILITY_POLL_MS = 100;
