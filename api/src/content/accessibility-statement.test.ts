import { accessibilityPath } from '@ofgc/shared/routes/site/pages.ts';
import { expect, it } from 'vitest';
import { contentFolder, readContent } from './read-content.ts';

/** The law allows a year; a month of it is for the review. */
const longest = 335;

it('the accessibility statement was reviewed less than 335 days ago, by the real clock', async () => {
  const { content } = await readContent(contentFolder);
  const statement = content.pages.find(({ path }) => path === accessibilityPath);
  const words = statement?.sections.map(({ html }) => html.en).join(' ') ?? '';
  const written = /Last review<\/th><td>(\d+ [A-Z][a-z]+ \d{4})</.exec(words)?.[1] ?? '';
  const reviewed = new Date(`${written} 12:00 UTC`);
  // A misprint may be corrected later.
  const updated = statement?.updatedOn ?? '';
  expect(updated >= reviewed.toISOString().slice(0, 10), 'the page has changed on the day of the review or later').toBe(
    true,
  );
  const days = (Date.now() - reviewed.getTime()) / 86_400_000;
  expect(days, 'review the statement and write the day into its text').toBeLessThan(longest);
});
