import type { DisplayState } from '../events/display-state.ts';

/** How long the link of an email can confirm a place, in milliseconds. */
export const confirmWithin = 48 * 3_600_000;

export const placeStates = ['requested', 'confirmed', 'expired', 'ended'] as const;
/** `ended`: there is no waiting list any more, because the concert is over, cancelled, or on sale again. */
export type PlaceState = (typeof placeStates)[number];

/** Whether the waiting list is open: the concert is sold out and still to come, and the office has a list for it. */
export function hasOpenWaitingList({
  state,
  hasWaitingList,
}: {
  state: DisplayState;
  hasWaitingList: boolean;
}): boolean {
  return state === 'soldOut' && hasWaitingList;
}

interface PlaceFacts {
  isListOpen: boolean;
  confirmedAt: Date | null;
  /** When the last email with a link was written. */
  writtenAt: Date;
}

/** The state of a place on a waiting list. @param now of the real clock, not the site's, since a link expires in real time */
export function placeState({ isListOpen, confirmedAt, writtenAt }: PlaceFacts, now: Date): PlaceState {
  if (!isListOpen) return 'ended';
  if (confirmedAt) return 'confirmed';
  return now.getTime() - writtenAt.getTime() < confirmWithin ? 'requested' : 'expired';
}
