import type { DisplayState } from '../events/display-state.ts';

/** How long a letter's link confirms a place, in milliseconds. */
export const confirmWithin = 48 * 3_600_000;

export const placeStates = ['requested', 'confirmed', 'expired', 'ended'] as const;
/** `ended`: there is no list any more; the concert is over, cancelled, or on sale again. */
export type PlaceState = (typeof placeStates)[number];

/** Whether people may wait for seats: sold out, still to come, and the office keeps a list. */
export function hasOpenWaitingList({
  state,
  hasWaitingList,
}: {
  state: DisplayState;
  hasWaitingList: boolean;
}): boolean {
  return state === 'soldOut' && hasWaitingList;
}

export interface PlaceFacts {
  isListOpen: boolean;
  confirmedAt: Date | null;
  /** When the last letter with a link was written. */
  writtenAt: Date;
}

/** What the matter is with a place on a waiting list. @param now the real clock: a link's life is the visitor's time */
export function placeState({ isListOpen, confirmedAt, writtenAt }: PlaceFacts, now: Date): PlaceState {
  if (!isListOpen) return 'ended';
  if (confirmedAt) return 'confirmed';
  return now.getTime() - writtenAt.getTime() < confirmWithin ? 'requested' : 'expired';
}
