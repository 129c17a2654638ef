import { expect, open, test } from '../../site/page/browser-test.ts';
import { isDone, none, record } from './accessibility-record.ts';
import { checkPage } from './check-page.ts';
import { languages, pages, unknownPages } from '../pages/routes.ts';
import { useSharedPage } from '../pages/shared-page.ts';
import { showWhole } from '../pages/whole-page.ts';

// Opens every page in both languages once and makes all checks that need no interaction. Overlays (`open-states.full.ts`) and
// announcements during errands have tests of their own.
const addresses = [...pages, ...unknownPages];
/** One part for each test worker. Neighbours in the list, and a page in two languages, share a structure and stay in one part. */
const parts = 3;

for (let part = 0; part < parts; part++) {
  test.describe(`public pages, part ${part + 1}`, () => {
    const shared = useSharedPage();
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * addresses.length) / parts));
    for (const { page: name, ...address } of addresses.slice(from, to))
      for (const language of languages) {
        const path = address[language];
        test(`${name} (${path}): passes the accessibility checks at every width, text size and contrast, and by keyboard`, async () => {
          test.setTimeout(300_000);
          test.skip(await isDone(path), 'found in order by a run before');
          const { page } = shared;
          await page.setViewportSize({ width: 1440, height: 900 });
          await open(page, path);
          await showWhole(page);
          const found = await checkPage(page);
          await record(path, found);
          expect(found).toEqual(none());
        });
      }
  });
}
