// How long each part of the server waits, in milliseconds. Whoever is nearer to the visitor waits longer, so that the
// part that knows what to say is the one that answers. A slot's own time is in routing/load-slots.ts.

/** The proxy for a worker's first byte; a read is then tried on another worker. */
export const firstByteTimeout = 9_000;
/** A worker for a page, its loaders included. */
export const pageTimeout = 8_000;
/** A worker for the API's answer to a call of a browser. */
export const apiCallTimeout = 8_000;
/** A worker for the first byte of a file of the API; the page in its place needs its own time. */
export const apiFileTimeout = 5_000;
