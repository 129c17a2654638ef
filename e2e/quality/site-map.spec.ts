import { expect, test } from '../site/browser-test.ts';
import { languages, pages } from './routes.ts';

test.use({ javaScriptEnabled: false });

/** Things that stand in lists of their own, choices of one page, and pages for those who were sent there. */
const isInAnotherList = /\/\d+$|\?|\/sin-conexion$/;

for (const language of languages) {
  test(`the site map names every page of the site (${language})`, async ({ page }) => {
    await page.goto(language === 'es' ? '/mapa-web' : '/en/mapa-web');
    const linked = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const expected = pages.map((address) => address[language]).filter((path) => !isInAnotherList.test(path));
    expect(expected.length).toBeGreaterThan(40);
    expect(expected.filter((path) => !linked.includes(path))).toEqual([]);
  });
}
