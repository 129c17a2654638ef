import { longestPreview } from '../signed/preview-lifetime.ts';

const day = 24 * 60 * 60 * 1000;

/** Of a release after it was replaced, in milliseconds. Open pages ask for files of the release that made them; what is being received is there sooner. */
export const retention = day;

/** Of what was never live, in milliseconds: a link may show it for so long. */
export const neverLiveRetention = longestPreview * day;

/** How many changes of the live releases are remembered, at least; and for how long, in milliseconds. */
export const retainedChanges = 200;
export const changesRetention = 30 * day;
