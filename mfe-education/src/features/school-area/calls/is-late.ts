import type { CallState } from '@ofgc/shared/domain/school-calls/call-state.ts';

/** Whether a call's places are not given yet although the day of its results has passed. @param today `YYYY-MM-DD` */
export function isLate({ state, resultsOn }: { state: CallState; resultsOn: string }, today: string): boolean {
  return state === 'closed' && resultsOn < today;
}
