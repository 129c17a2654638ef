/**
 * The memory a worker may use before it is replaced, in megabytes, unless `WORKER_MEMORY_MB` is set. Less than its heap, because V8 ends a
 * worker whose heap is full, with all its requests.
 */
export const defaultWorkerMemory = 500;

/** How much memory one turn of the event loop may take, in bytes; from a third of it on the watchdog attaches its debugger. */
export const turnMemory = 160 * 1024 * 1024;

/** The largest heap of a worker, in megabytes, unless `WORKER_MEMORY_MB` is more. */
export const maxHeap = 512;

/**
 * The size of each of the two halves (semi-spaces) of V8's young generation, in megabytes: by default V8 doubles it under load and
 * never gives it back. A small old space saves nothing and makes pages three times as expensive.
 */
export const maxSemiSpace = 8;
