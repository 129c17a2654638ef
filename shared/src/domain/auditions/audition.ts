import { localDay } from '../../dates/format.ts';
import { hasEnded, vacancyStatus, type VacancyStatus } from '../vacancies/vacancy-status.ts';

/** Auditions for a post in the orchestra, for its list of substitutes, for soloists who live on the islands. */
export const auditionKinds = ['post', 'substituteList', 'soloists'] as const;
export type AuditionKind = (typeof auditionKinds)[number];

export const roundFormats = ['live', 'video'] as const;

export interface AuditionFacts {
  /** The stage that the office stored. */
  status: VacancyStatus;
  applyFrom: Date;
  applyTo: Date;
  /** Local days, `YYYY-MM-DD`, in their order. */
  rounds: readonly { on: string }[];
  /** The local day of the result. */
  resultOn: string | null;
}

/**
 * The stage of an audition and of its vacancy: the stored stage, which deadline, first round and result advance on their days. A vacancy
 * without an audition has no rounds and no result.
 * @param now the site's clock
 */
export function auditionStatus(
  { status, applyFrom, applyTo, rounds, resultOn }: AuditionFacts,
  now: Date,
): VacancyStatus {
  const current = vacancyStatus(status, applyFrom, applyTo, now);
  if (hasEnded(current)) return current;
  const today = localDay(now);
  if (resultOn !== null && resultOn <= today) return 'results';
  const [first] = rounds;
  return first && first.on <= today ? 'tests' : current;
}
