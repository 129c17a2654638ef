import { expect, test } from '../../site/page/browser-test.ts';
import { languages, pages } from '../pages/routes.ts';

/** The greatest height of a page at a width of 360 px, in pixels: as far as a thumb scrolls. */
const longest = 7_000;

/** Pages that may be longer, with their limit and the reason. */
const longer: Readonly<Record<string, { limit: number; reason: string }>> = {
  'concert with a waiting list': {
    limit: 9_000,
    reason: 'six works with their movements, the form of the list, zones and plan: what one needs for one evening',
  },
  concert: { limit: 7_800, reason: 'what one needs for one evening stands on one page' },
};

test.use({ viewport: { width: 360, height: 740 } });

for (const language of languages) {
  test(`all pages in ${language}: none is longer than ${longest} px on a phone, apart from listed exceptions`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const lengths: [string, number][] = [];
    for (const { page: name, [language]: path } of pages) {
      await page.goto(path);
      lengths.push([name, await page.evaluate(measureWhole)]);
    }
    const lines = lengths.toSorted(([, one], [, other]) => other - one).map(([name, length]) => `${length} ${name}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    const tooLong = lengths.filter(([name, length]) => length > (longer[name]?.limit ?? longest));
    expect(tooLong).toEqual([]);
  });
}

/** The page's height with all parts laid out, also those that the browser lays out only near the screen. */
function measureWhole(): number {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  return document.documentElement.scrollHeight;
}
