export const callStates = ['notYet', 'open', 'closed', 'drawn', 'over'] as const;
export type CallState = (typeof callStates)[number];

interface CallDates {
  opensAt: Date;
  closesAt: Date;
  /** The time of the draw. */
  drawnAt: Date | null;
  /** The end of its last session. */
  endsAt: Date;
}

/** The state of a call: registrations can be sent and changed while it is open, and confirmed or declined after the draw. */
export function callStateOf({ opensAt, closesAt, drawnAt, endsAt }: CallDates, now: Date): CallState {
  if (endsAt <= now) return 'over';
  if (drawnAt) return 'drawn';
  if (closesAt <= now) return 'closed';
  return opensAt > now ? 'notYet' : 'open';
}
