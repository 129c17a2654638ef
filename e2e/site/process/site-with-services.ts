import type { Page } from '@playwright/test';
import { test } from '../page/browser-test.ts';
import { type ThirdPartyServices, startThirdPartyServices } from './third-party-services.ts';
import type { Site } from './site-process.ts';
import { startSite } from './start-site.ts';

export interface SiteWithServices {
  site: Site;
  services: ThirdPartyServices;
}

/**
 * One site for all tests of a file, with third-party services that are replaced by local ones; the tests run one after the other.
 * @param env other settings of the site
 */
export function useSiteWithServices(env: Record<string, string> = {}): SiteWithServices {
  const used = {} as SiteWithServices;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    used.services = await startThirdPartyServices();
    used.site = await startSite({ env: { ...used.services.env, ...env } });
  });
  test.afterAll(async () => {
    await used.site?.stop();
    await used.services?.stop();
  });
  test.beforeEach(() => {
    used.services.asked.length = 0;
  });
  return used;
}

/** @returns a list to which every request of the page to another host than the site is added from now on */
export function thirdPartyRequests(page: Page, site: Site): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) found.push(url);
  });
  return found;
}
