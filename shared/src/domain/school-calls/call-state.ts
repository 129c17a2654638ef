export const callStates = ['notYet', 'open', 'closed', 'drawn', 'over'] as const;
export type CallState = (typeof callStates)[number];

interface CallDates {
  opensAt: Date;
  closesAt: Date;
  /** When its places were drawn. */
  drawnAt: Date | null;
  /** When its last session is over. */
  endsAt: Date;
}

/** What can be done with a call: registrations are sent and changed while it is open, and answered once its places are drawn. */
export function callStateOf({ opensAt, closesAt, drawnAt, endsAt }: CallDates, now: Date): CallState {
  if (endsAt <= now) return 'over';
  if (drawnAt) return 'drawn';
  if (closesAt <= now) return 'closed';
  return opensAt > now ? 'notYet' : 'open';
}
