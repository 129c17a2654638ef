import { openBrowser } from '../../releases/gate/browser/open-browser.ts';

/** What a browser saw that opened pages and followed links. */
export interface Navigations {
  count: number;
  /** The problems, in words. */
  failures: string[];
}

/**
 * Opens the home page of a site again and again in a browser, follows the link to a section there, and goes back. All scripts of one
 * document must be of one set of releases, whatever went live since.
 * @param section the path of the section's first page @param isOver asked before each document
 */
export async function navigateUntil(url: string, section: string, isOver: () => boolean): Promise<Navigations> {
  const browser = await openBrowser();
  const seen: Navigations = { count: 0, failures: [] };
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    const files = new Set<string>();
    page.on('request', (request) => {
      const [, app, version] = /\/assets\/([a-z]+)\/([\w.-]+)\/browser\//.exec(request.url()) ?? [];
      if (app && version) files.add(`${app}@${version}`);
    });
    while (!isOver()) {
      files.clear();
      const answer = await page.goto(url, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
      const before = await page.evaluate(() => performance.timeOrigin);
      await page.locator(`footer a[href="${section}"]`).first().click();
      await page.waitForURL(url + section);
      await page.locator('h1').first().waitFor();
      await page.goBack();
      await page.waitForURL(`${url}/`);
      if ((await page.evaluate(() => performance.timeOrigin)) !== before)
        seen.failures.push('a link loaded a document');
      const makers = (answer?.headers()['x-releases'] ?? '').split(', ');
      const names = makers.map((one) => one.split('@')[0]);
      const apps = [...files].map((one) => one.split('@')[0]);
      const mixed = [...files].filter((one) => names.includes(one.split('@')[0]) && !makers.includes(one));
      if (mixed.length > 0 || new Set(apps).size < files.size)
        seen.failures.push(`made by ${makers.join(', ')}, and loaded ${[...files].join(', ')}`);
      seen.count += 1;
    }
  } finally {
    await browser.close();
  }
  return seen;
}
