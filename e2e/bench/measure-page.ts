import type { Browser } from 'playwright';

export interface PageFigures {
  /** As it crossed the line, in bytes: at the first answer, until the server has compressed it more strongly. */
  html: number;
  /** The file of its words, in bytes. */
  words: number;
  /** Scripts and tables of their hashes as they crossed the line, brotli, in bytes: before the frame hydrates, and in all. */
  beforeHydration: number;
  inAll: number;
  requests: number;
  /** Sequential steps before the frame hydrates: 2 are the HTML and what it names; 3, that a script had to name another. */
  steps: number;
  /** Names of the chunks that were fetched, without app and hash. */
  chunks: string[];
}

/** Opens a page on a phone's screen and counts what it fetches. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    locale: 'es-ES',
    serviceWorkers: 'block',
  });
  const scripts: { url: string; size: number }[] = [];
  let [requests, words] = [0, 0];
  page.on('response', (response) => {
    requests += 1;
    if (response.url().includes('/assets/words/')) words += Number(response.headers()['content-length'] ?? 0);
    if (/\/(?:[^/]+\.js|integrity\.json)$/.test(response.url()))
      scripts.push({ url: response.url(), size: Number(response.headers()['content-length'] ?? 0) });
  });
  const html = (await (await page.goto(url, { waitUntil: 'networkidle' }))?.text()) ?? '';
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
