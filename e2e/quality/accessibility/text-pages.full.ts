import { expect, open, test } from '../../site/page/browser-test.ts';
import { findViolations } from './axe.ts';
import { languages, textPages, unknownPages } from '../pages/routes.ts';
import { useSharedPage } from '../pages/shared-page.ts';

for (const language of languages) {
  test.describe(`text pages in ${language}`, () => {
    const shared = useSharedPage();
    for (const { page: name, [language]: path } of [...textPages, ...unknownPages]) {
      test(`${name} (${path}): axe finds no violation`, async () => {
        await open(shared.page, path);
        expect(await findViolations(shared.page)).toEqual([]);
      });
    }
  });
}
