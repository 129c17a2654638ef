import { legalDeadlinesOf } from './legal-deadlines.ts';

export const reportStates = ['received', 'acknowledged', 'investigating', 'answered', 'closed'] as const;
type ReportState = (typeof reportStates)[number];

export interface ReportFacts {
  acknowledgedOn: string | null;
  investigatedOn: string | null;
  answeredOn: string | null;
  closedOn: string | null;
}

/** The state of a report: the furthest step that was taken. */
export function reportState({ acknowledgedOn, investigatedOn, answeredOn, closedOn }: ReportFacts): ReportState {
  if (closedOn) return 'closed';
  if (answeredOn) return 'answered';
  if (investigatedOn) return 'investigating';
  return acknowledgedOn ? 'acknowledged' : 'received';
}

export const reportSteps = ['acknowledge', 'investigate', 'extend', 'close'] as const;
export type ReportStep = (typeof reportSteps)[number];

interface StepFacts extends ReportFacts {
  /** `YYYY-MM-DD` */
  receivedOn: string;
  extendedOn: string | null;
}

/**
 * The steps that are allowed for a report: the deadline of the answer can be extended once, only during the investigation, and not after it
 * has passed (Ley 39/2015, art. 32.3).
 * @param today the day on the islands
 */
export function openReportSteps(facts: StepFacts, today: string): ReportStep[] {
  const { acknowledgedOn, investigatedOn, extendedOn, answeredOn, closedOn } = facts;
  if (closedOn) return [];
  const isOpen: Record<ReportStep, boolean> = {
    acknowledge: !acknowledgedOn && !answeredOn,
    investigate: !investigatedOn,
    extend:
      investigatedOn !== null && !extendedOn && today <= legalDeadlinesOf(facts, today).answer.dueOn && !answeredOn,
    close: true,
  };
  return reportSteps.filter((step) => isOpen[step]);
}
