import type { Browser } from 'playwright';
import { phone } from './slow-phone.ts';
import { settled } from '../../site/page/settled.ts';

export interface PageFigures {
  /** Transferred bytes of the HTML in the first response, which the server has not yet compressed more strongly. */
  html: number;
  /** Bytes of the file with the page's texts. */
  words: number;
  /** Transferred bytes (brotli) of scripts and their tables of hashes: requested before the frame hydrates, and in all. */
  beforeHydration: number;
  inAll: number;
  requests: number;
  /** Sequential steps before the frame hydrates: 2 for the HTML and the scripts it names; 3 where a script had to name another. */
  steps: number;
  /** Names of the chunks that were fetched, without app and hash. */
  chunks: string[];
}

/** Opens a page on a phone's screen and counts its requests and bytes. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const page = await browser.newPage(phone);
  const scripts: { url: string; size: number }[] = [];
  let [requests, words] = [0, 0];
  page.on('response', (response) => {
    requests += 1;
    if (response.url().includes('/assets/words/')) words += Number(response.headers()['content-length'] ?? 0);
    if (/\/(?:[^/]+\.js|integrity\.json)$/.test(response.url()))
      scripts.push({ url: response.url(), size: Number(response.headers()['content-length'] ?? 0) });
  });
  const html = (await (await page.goto(url))?.text()) ?? '';
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  await settled(() => requests);
  const size = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceNavigationTiming).encodedBodySize)
      .at(0),
  );
  const asked = await page.evaluate(() => {
    const hydration = performance.getEntriesByName('hydration')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < hydration)
      .map(({ name }) => name);
  });
  await page.close();

  const sum = (list: { size: number }[]) => list.reduce((total, { size }) => total + size, 0);
  const isNamed = (address: string) => html.includes(new URL(address).pathname);
  return {
    html: size ?? 0,
    words,
    beforeHydration: sum(scripts.filter((script) => asked.includes(script.url))),
    inAll: sum(scripts),
    requests,
    steps: asked.length > 0 && asked.every(isNamed) ? 2 : 3,
    chunks: scripts.map((script) => /\/browser\/(.+?)\.js$/.exec(script.url)?.[1] ?? ''),
  };
}
