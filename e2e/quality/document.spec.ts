import type { Page } from '@playwright/test';
import { expect, test } from '../site/browser-test.ts';
import { languages, pages, unknownPages } from './routes.ts';

// The document as the server sent it: nothing runs, nothing else is fetched.
test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) =>
  page.route('**/*', (route) => (route.request().resourceType() === 'document' ? route.continue() : route.abort())),
);

async function read(page: Page, path: string) {
  const answer = await page.goto(path);
  const facts = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
    const isJson = (text: string) => {
      try {
        return typeof JSON.parse(text) === 'object';
      } catch {
        return false;
      }
    };
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      robots: attribute('meta[name=robots]', 'content'),
      headings: all('h1').map((heading) => heading.textContent.trim()),
      canonical: attribute('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
      inline: [
        ...all('[style], style').map((element) => element.outerHTML.slice(0, 120)),
        ...all('*')
          .flatMap((element) => element.getAttributeNames())
          .filter((name) => name.startsWith('on')),
        ...all('script:not([src])')
          .filter((script) => !/^application\/(ld\+)?json$/.test(script.getAttribute('type') ?? ''))
          .map((script) => script.textContent),
      ],
      brokenData: all('script[type$=json]')
        .map((script) => script.textContent)
        .filter((text) => !isJson(text)),
      repeatedIds: all('[id]')
        .map(({ id }) => id)
        .filter((id, index, ids) => ids.indexOf(id) !== index),
    };
  });
  return { status: answer?.status(), policy: (await answer?.headerValue('content-security-policy')) ?? '', ...facts };
}

const something = expect.stringMatching(/\S/);
const strictPolicy = expect.stringMatching(/^(?!.*unsafe).*script-src 'self';/);
const wholesome = { policy: strictPolicy, headings: [something], inline: [], brokenData: [], repeatedIds: [] };

for (const language of languages) {
  test(`each page is a whole document (${language})`, async ({ page, baseURL }) => {
    const absolute = (path: string) => `${baseURL}${path.split('?')[0]}`;
    const titles = new Map<string, string>();
    for (const address of pages) {
      const path = address[language];
      const { canonical = address } = address;
      const document = await read(page, path);
      expect.soft(document, path).toMatchObject({
        ...wholesome,
        status: 200,
        language,
        description: expect.stringMatching(/^.{40,160}$/),
        canonical: absolute(canonical[language]),
        alternates: { es: absolute(canonical.es), en: absolute(canonical.en), 'x-default': absolute(canonical.es) },
      });
      // Choices of one page share its canonical address, and so its title.
      expect
        .soft(
          titles.get(document.title) ?? document.canonical,
          `${path} has a title of its own, not “${document.title}”`,
        )
        .toBe(document.canonical);
      titles.set(document.title, document.canonical ?? '');
    }
  });

  test(`what does not exist answers 404 in the site’s face (${language})`, async ({ page }) => {
    for (const { [language]: path } of unknownPages) {
      expect
        .soft(await read(page, path), path)
        .toMatchObject({ ...wholesome, status: 404, language, robots: 'noindex', canonical: undefined });
      await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(1);
    }
  });
}
