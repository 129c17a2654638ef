import { expect, open, test } from '../../site/browser-test.ts';
import { isDone, none, record } from './accessibility-record.ts';
import { checkPage } from './page-checks.ts';
import { languages, pages, unknownPages } from '../pages/routes.ts';
import { useSharedPage } from '../pages/shared-page.ts';
import { showWhole } from '../pages/whole-page.ts';

// Every page in both languages, opened once: all that can be asked of a page as it lies there. What opens over a page, and what
// errands announce, are beside it.
const addresses = [...pages, ...unknownPages];
/** One for each worker; neighbours of the list share a structure, and so does a page in two languages. */
const parts = 3;

for (let part = 0; part < parts; part++) {
  test.describe(`part ${part + 1}`, () => {
    const shared = useSharedPage();
    const [from, to] = [part, part + 1].map((edge) => Math.floor((edge * addresses.length) / parts));
    for (const { page: name, ...address } of addresses.slice(from, to))
      for (const language of languages) {
        const path = address[language];
        test(`${name} (${path}) is accessible at every width, size of letters, contrast and by keyboard`, async () => {
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
