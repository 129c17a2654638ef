import { maxTitleLength } from '@ofgc/shared/text/truncate.ts';

/**
 * A page's title with the orchestra's name, or with its initials where the name leaves no room: search engines cut what is longer. A title
 * that is as long by itself stands alone; so does that of the home page, which contains the name.
 */
export function documentTitle(title: string, orchestra: string): string {
  const titles = [orchestra, 'OFGC'].map((name) => `${title} · ${name}`);
  return titles.find(({ length }) => length <= maxTitleLength) ?? title;
}
