// How long the shell waits, in milliseconds: each part of a page, the browser for code, commands for a site. Whoever is nearer
// to the visitor waits longer, so that the part that knows what to say is the one that answers. A loader's call to the API has less: `serverTimeout` of
// `@ofgc/shared/api-client`.

/** The supervisor for a worker that starts, and for each step of what it has to try: a slow machine is not the fault of a release. */
export const readyTimeout = 30_000;
/** A worker that is replaced, for the requests that it has; one whose release was quarantined; all of them when the site ends. */
export const drainTimeout = 10_000;
export const quarantineDrainTimeout = 3_000;
export const shutdownDrainTimeout = 2_000;

/** A visitor for a worker where there is none: all died at once, or the first ones are starting. */
export const workerTimeout = 5_000;
/** The proxy for a worker's first byte; a read is then tried on another worker. */
export const firstByteTimeout = 9_000;
/** A worker for a page, its loaders included. */
export const pageTimeout = 8_000;
/** A worker for a page that was posted with files, which the API makes anew, and the proxy for the first byte of it. */
export const uploadTimeout = 25_000;
export const uploadFirstByteTimeout = 27_000;
/** A page for the data of a remote's route, on the server; then it shows that section's error page. */
export const loaderTimeout = 6_500;
/** React for a page whose data is there. */
export const renderTimeout = 5_000;
/** A page for one of its slots, on the server and in the browser; the page is shown without a slot that is late. */
export const slotTimeout = 2_500;
/** A worker for the API's answer to a call of a browser. */
export const apiCallTimeout = 8_000;
/** A worker for the first byte of a file of the API; the page in its place needs its own time. */
export const apiFileTimeout = 5_000;

/** What a file of the API, an answer of it to a browser and a sentence of it may have at most, in bytes and from beginning to end. */
export const apiFileBounds = { size: 64 * 1024 * 1024, time: 600_000 };
export const apiCallBounds = { size: 16 * 1024 * 1024, time: 30_000 };
export const apiReasonBounds = { size: 16 * 1024, time: 1_000 };
/** A worker for all of a page or file that is to be kept. */
export const cachedPageTimeout = 20_000;

/** A visitor for the headers of a request, and for all of it with its body. */
export const headersTimeout = 10_000;
export const bodyTimeout = 30_000;
/** A team that has signed its request for a release with its body: 48 MB in this time are 2 Mbit/s. What follows must fit into `publishTimeout`. */
export const releaseBodyTimeout = 180_000;
/** A visitor's connection on which nothing moves, while it is the visitor who should send or read. */
export const stallTimeout = 20_000;
/** A visitor for reading a whole answer: a large document by a slow connection. */
export const sendingTimeout = 600_000;
/** The same for a photograph, a poster or a social picture, which the API makes when it is first asked for, one after the other; less than the proxy's own. */
export const pictureTimeout = 8_000;

/**
 * In the browser: a visitor for a script that answers what was pressed, a remote's, the router's or one of the frame; then the
 * browser does by itself what it would do without scripts.
 */
export const scriptTimeout = 3_000;
/** The same for a document that the browser loads in the place of a page; then the page is shown as before. */
export const documentTimeout = 12_000;
/** A navigation for a shown part to be hydrated. */
export const partHydrationTimeout = 1_000;

/** A deploy for one build, for the types of one app, for a release to describe itself, and for the API's description. */
export const buildTimeout = 180_000;
export const typesTimeout = 180_000;
export const describeTimeout = 20_000;
export const descriptionTimeout = 5_000;
/** The gate's browser for a page to load, for it and its parts to be hydrated, and for all that is looked at of it. */
export const hydrationTimeout = 30_000;
export const visitTimeout = 150_000;
/** A command for the running site: to enter a change in the database, to end a quarantine, to say whether a release is served. */
export const entryTimeout = 10_000;
export const quarantineTimeout = 20_000;
export const statusTimeout = 40_000;
/** A team's command for a site that tries a release and asks all its machines. */
export const publishTimeout = 280_000;
