export const reportStates = ['received', 'acknowledged', 'investigating', 'answered', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

export interface ReportFacts {
  acknowledgedOn: string | null;
  investigatedOn: string | null;
  answeredOn: string | null;
  closedOn: string | null;
}

/** How far a report is: the furthest of what was done about it. */
export function reportState({ acknowledgedOn, investigatedOn, answeredOn, closedOn }: ReportFacts): ReportState {
  if (closedOn) return 'closed';
  if (answeredOn) return 'answered';
  if (investigatedOn) return 'investigating';
  return acknowledgedOn ? 'acknowledged' : 'received';
}
