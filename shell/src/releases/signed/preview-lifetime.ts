import { day } from '@ofgc/shared/dates/spans.ts';

/** The longest lifetime of a link, and the default, in days. */
export const longestPreview = 14;
const usualPreview = 3;

/** @param days the link's lifetime @throws one sentence where it is not a permitted number */
export function previewEnd(days: string | undefined, now = Date.now()): string {
  const count = days === undefined ? usualPreview : Number(days);
  if (!(count > 0 && count <= longestPreview)) throw new Error(`--days takes a number up to ${longestPreview}.`);
  return new Date(now + count * day).toISOString();
}
