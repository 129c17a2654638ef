import type { Milestone } from '@ofgc/shared/domain/history/history.schema.ts';

/** For tests: a moment of a year. */
export const sampleMilestone = (year: number): Milestone => ({
  id: year,
  year,
  until: null,
  title: String(year),
  text: '',
  category: 'tour',
  lang: 'es',
});
