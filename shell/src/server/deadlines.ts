// How long each part of the server waits, in milliseconds. Whoever is nearer to the visitor waits longer, so that the
// answer about a silence is made by the part that knows what to say.

/** The front door for a worker's first byte; a read is then tried on another worker. */
export const firstByteDeadline = 9_000;
/** A worker for a page, its loaders included. */
export const pageDeadline = 8_000;
/** A worker for the API's answer to a call of a browser. */
export const callDeadline = 8_000;
/** A worker for the first byte of a file of the API; the page in its place needs its own time. */
export const fileDeadline = 5_000;
