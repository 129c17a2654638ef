import { test } from '../../site/page/browser-test.ts';
import type { Site } from '../../site/process/site-process.ts';
import { startSite } from '../../site/process/start-site.ts';
import { crawl } from './crawl.ts';
import { languages } from './routes.ts';
import { expectAnchors, expectValidData, expectWholesomePages } from './wholesome.ts';

// The other tests have one day in the midst of a season. These fetch all documents on days on which less is to come, or nothing.
for (const day of ['2026-12-29', '2027-06-20', '2027-07-20'])
  test.describe(`documents on ${day}`, () => {
    test.describe.configure({ mode: 'default', timeout: 600_000 });
    let site: Site;
    test.beforeAll(async () => {
      test.setTimeout(600_000);
      site = await startSite({ env: { SITE_CLOCK: day } });
    });
    test.afterAll(() => site?.stop());

    for (const language of languages)
      test(`${language}: every link leads to a complete page, anchors to their part, and data for search engines are valid`, async () => {
        const found = await crawl(site.url, language);
        expectWholesomePages(found, language);
        expectAnchors(found);
        await expectValidData(found);
      });
  });
