import { expect, test } from '../site/browser-test.ts';
import { inBothLanguages, languages, pageTypes, textPages } from './routes.ts';
import { scan } from './accessibility.ts';
import { expectToFitPhone, foreignRequests, openWhole } from './visit-quietly.ts';

// Movement is off: what fades in has no colours yet that could be judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { page: name, language, path } of inBothLanguages(pageTypes)) {
  test(`${name} opens without complaint, is accessible and fits a narrow phone (${language})`, async ({
    page,
    complaints,
    baseURL,
  }) => {
    const foreign = foreignRequests(page, baseURL ?? '');
    await openWhole(page, path);
    expect.soft(await scan(page), 'what axe finds').toEqual([]);
    await expectToFitPhone(page, path);
    expect.soft(foreign, 'asked of other sites').toEqual([]);
    expect.soft(complaints, 'the console’s complaints').toEqual([]);
  });
}

for (const language of languages) {
  test(`the pages of text open without complaint and fit a narrow phone (${language})`, async ({
    page,
    complaints,
    baseURL,
  }) => {
    const foreign = foreignRequests(page, baseURL ?? '');
    for (const { [language]: path } of textPages) {
      await openWhole(page, path);
      await expectToFitPhone(page, path);
    }
    expect.soft(foreign, 'asked of other sites').toEqual([]);
    expect.soft(complaints, 'the console’s complaints').toEqual([]);
  });
}
