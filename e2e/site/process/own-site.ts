import { test } from '../page/browser-test.ts';
import type { Site } from './site-process.ts';
import { startSite } from './start-site.ts';

/** A site of their own for tests that change what every page shows. @param take is given it before them */
export function useOwnSite(take: (site: Site) => void): void {
  let site: Site | undefined;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await startSite();
    take(site);
  });
  test.afterAll(() => site?.stop());
}
