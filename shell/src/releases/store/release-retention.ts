import { day } from '@ofgc/shared/dates/spans.ts';
import { longestPreview } from '../signed/preview-lifetime.ts';

/** How long a release is kept after it was replaced, in milliseconds: open pages still request its files. */
export const retention = day;

/** How long a release that was never live is kept, in milliseconds: a preview link may show it for this long. */
export const neverLiveRetention = longestPreview * day;

/** How many changes of the live releases are kept at least, and for how long, in milliseconds. */
export const retainedChanges = 200;
export const changesRetention = 30 * day;

/** How long the sources of a machine's last start are remembered, in milliseconds: it may run for months. */
export const startsRetention = 365 * day;
