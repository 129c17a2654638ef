import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';

/** A moment of the given year, for tests. */
export const sampleMilestone = (year: number): Milestone => ({
  id: year,
  year,
  until: null,
  title: String(year),
  text: '',
  category: 'tour',
  lang: 'es',
});
