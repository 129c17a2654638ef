// How long the shell waits, in milliseconds. Parts nearer to the visitor wait longer, so that the part that times out first is the one
// that knows what to answer. A loader's call to the API has less time: `serverTimeout` of
// `@ofgc/shared/api-client`. What follows one another adds up: a page that waits for its turn and then for two workers takes longer than
// `documentTimeout`. Who came from another page sees that one again then; who opens the site still gets it.

/** How long the supervisor waits for a worker to start, and for each step of its checks: a slow machine is not the fault of a release. */
export const readyTimeout = 30_000;
/**
 * How long workers may finish their requests: when replaced; after a quarantine; when the site ends. A worker that is replaced
 * finishes what visitors have sent within `uploadFirstByteTimeout`.
 */
export const drainTimeout = 10_000;
export const quarantineDrainTimeout = 3_000;
export const shutdownDrainTimeout = 2_000;

/** How long a visitor waits for a worker when there is none: all died at once, or the first ones are starting. */
export const workerTimeout = 5_000;
/**
 * How long the proxy waits for a worker's first byte; a read is then tried on another worker. And how long a page waits for its turn while
 * others are rendered; then an earlier one is sent, or 503.
 */
export const firstByteTimeout = 9_000;
/** How long a worker may take for a page, including its loaders. */
export const pageTimeout = 8_000;
/** How long a worker may take for a page posted with files, which the API processes, and how long the proxy waits for its first byte. */
export const uploadTimeout = 25_000;
export const uploadFirstByteTimeout = 27_000;
/** How long a page waits on the server for the data of a remote's route; then it shows that section's error page. */
export const loaderTimeout = 6_500;
/** How long React may render a page whose data is loaded. */
export const renderTimeout = 5_000;
/**
 * How long a page waits for one of its slots, on the server and in the browser; the page is shown without a slot that is late. Longer than
 * the server's calls to the API, so that an API that hangs is known to be down, and no section is late in its place.
 */
export const slotTimeout = 3_500;
/** How long a worker waits for the API's response to a browser's call. */
export const apiCallTimeout = 8_000;
/** How long a worker waits for the first byte of an API file; the error page in its place needs time as well. */
export const apiFileTimeout = 5_000;

/** Limits of an API file, of an API response to a browser, and of an API error message: bytes, and time from beginning to end. */
export const apiFileBounds = { size: 64 * 1024 * 1024, time: 600_000 };
export const apiCallBounds = { size: 16 * 1024 * 1024, time: 30_000 };
export const apiReasonBounds = { size: 16 * 1024, time: 1_000 };
/** How long the listening process waits for all of a page or file that is to be cached. */
export const cachedPageTimeout = 20_000;

/** How long a visitor may take to send the headers of a request, and all of it with its body. */
export const headersTimeout = 10_000;
export const bodyTimeout = 30_000;
/** How long a team may take to send a signed release: 48 MB in this time are 2 Mbit/s. With the trial it must fit into `publishTimeout`. */
export const releaseBodyTimeout = 180_000;
/** How long a visitor's connection may be idle while the visitor should send or read. */
export const stallTimeout = 20_000;
/** How long a visitor may take to read a whole response: a large document over a slow connection. */
export const sendingTimeout = 600_000;
/** Like `apiFileTimeout`, for pictures that the API makes on the first request, one after the other; less than the proxy's own limit. */
export const pictureTimeout = 8_000;

/**
 * In the browser: how long a visitor's click waits for a script that handles it, of a remote, the router or the frame; then the
 * browser does what it would do without scripts.
 */
export const scriptTimeout = 3_000;
/** How long a visitor waits for a document that the browser loads instead of a page; then the earlier page is shown again. */
export const documentTimeout = 12_000;
/** How long a navigation waits for a shown part to be hydrated. */
export const partHydrationTimeout = 1_000;

/** How long a deploy waits for one build, for an app's type check, for a release's description, and for the API's description. */
export const buildTimeout = 180_000;
export const typesTimeout = 180_000;
export const describeTimeout = 20_000;
export const descriptionTimeout = 5_000;
/** How long the gate's browser waits for a page to load, for hydration of it and its parts, and for all checks of it. */
export const hydrationTimeout = 30_000;
export const visitTimeout = 150_000;
/** How long a command waits for the running site: to enter a change in the database, to end a quarantine, to judge a release. */
export const entryTimeout = 10_000;
export const quarantineTimeout = 20_000;
export const statusTimeout = 40_000;
/** How long a team's command waits for a site that tries a release and waits for all its machines. */
export const publishTimeout = 280_000;
