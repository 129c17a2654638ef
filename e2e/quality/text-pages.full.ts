import { expect, open, test } from '../site/browser-test.ts';
import { inBothLanguages, textPages, unknownPages } from './routes.ts';
import { scan } from './accessibility.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { page: name, language, path } of inBothLanguages([...textPages, ...unknownPages])) {
  test(`${name} is accessible (${language})`, async ({ page }) => {
    await open(page, path);
    expect(await scan(page)).toEqual([]);
  });
}
