/** What a worker may hold in all before another takes its place, in megabytes; `WORKER_MEMORY_MB` says otherwise. */
export const defaultWorkerMemory = 900;

/** What one turn of the event loop may take, in bytes; from a third of it on the watchdog is ready to look. */
export const turnMemory = 160 * 1024 * 1024;

/** What a worker's heap may take, in megabytes. */
export const maxHeap = 512;

/**
 * Where objects are born, in megabytes: left to V8 it doubles under load and is never given back. A small old space saves
 * nothing and makes pages three times as dear.
 */
export const maxYoungHeap = 8;
