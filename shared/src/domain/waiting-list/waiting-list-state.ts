import { hour } from '../../dates/spans.ts';
import type { DisplayState } from '../events/display-state.ts';

/** How long the link of an email can confirm a place, in milliseconds; at most until the list closes (`waitingListEnd`). */
export const confirmWithin = 48 * hour;

export const placeStates = ['requested', 'confirmed', 'expired', 'paused', 'ended'] as const;
/**
 * `paused`: the concert is postponed, and its list goes on once it has a new date. `ended`: there is no waiting list any more, because the
 * concert has begun, is cancelled, has moved online, or is on sale again.
 */
export type PlaceState = (typeof placeStates)[number];

/** Whether the waiting list is open: the concert is sold out, and the office has a list for it that has not closed. */
export function hasOpenWaitingList({ state, hasWaitingList }: ListFacts): boolean {
  return state === 'soldOut' && hasWaitingList;
}

interface ListFacts {
  state: DisplayState;
  hasWaitingList: boolean;
}

interface PlaceFacts {
  performance: ListFacts;
  confirmedAt: Date | null;
  /** When the last email with a link was written. */
  writtenAt: Date;
}

/** The state of a place on a waiting list. @param now of the real clock, not the site's, since a link expires in real time */
export function placeState({ performance, confirmedAt, writtenAt }: PlaceFacts, now: Date): PlaceState {
  if (performance.state === 'postponed') return 'paused';
  if (!hasOpenWaitingList(performance)) return 'ended';
  if (confirmedAt) return 'confirmed';
  return now.getTime() - writtenAt.getTime() < confirmWithin ? 'requested' : 'expired';
}
