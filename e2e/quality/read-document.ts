import type { Page } from '@playwright/test';

export interface Read {
  status: number;
  language: string;
  title: string;
  canonical: string;
  headings: number;
  /** Addresses on this site, as they are written. */
  links: string[];
  ids: string[];
  /** Words that nobody translated: keys of catalogues, Spanish sentences on an English page. */
  untranslated: string[];
}

/** Opens the document alone, as the server sent it: nothing runs, nothing else is fetched. */
export async function documentsAlone(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
}

export async function readDocument(page: Page, path: string): Promise<Read> {
  const answer = await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  const facts = await page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const english = document.documentElement.lang.startsWith('en');
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!text || !parent || parent.closest('script, style, [lang]:not(html)')) continue;
      if (/^[a-z]+(\.[a-zA-Z]\w+){1,5}$/.test(text)) words.push(text);
      const spanish =
        text.match(/\b(el|la|los|las|del|que|para|por|con|una|su|se|más|también|está|son)\b/g)?.length ?? 0;
      if (english && spanish >= 3 && spanish > text.split(/\s+/).length / 6) words.push(text.slice(0, 80));
    }
    return {
      language: document.documentElement.lang,
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      headings: document.querySelectorAll('h1').length,
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
      untranslated: words,
    };
  });
  return { status: answer?.status() ?? 0, ...facts };
}
