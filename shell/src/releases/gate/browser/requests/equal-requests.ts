import type { Page, Request } from '@playwright/test';

/** How often a page may ask for the same while it is loaded, and in the minute after it: something may be live. */
const mostAtFirst = 8;
export const mostLater = 15;

/** Hears what a page asks for while nobody presses anything. @returns gives the problem of what was heard since it was asked last, one line at most */
export function hearEqualRequests(page: Page): (isLoaded: boolean) => string[] {
  let counts = new Map<string, number>();
  page.on('request', (request: Request) => {
    if (request.method() !== 'GET' || !['fetch', 'xhr'].includes(request.resourceType())) return;
    counts.set(request.url(), (counts.get(request.url()) ?? 0) + 1);
  });
  return (isLoaded) => {
    const [worst] = [...counts].toSorted(([, one], [, other]) => other - one);
    counts = new Map();
    if (!worst || worst[1] <= (isLoaded ? mostLater : mostAtFirst)) return [];
    const { pathname, search } = new URL(worst[0]);
    return [
      `asks ${worst[1]} times for ${pathname}${search} ${isLoaded ? 'within a minute' : 'at once'} while nobody touches it`,
    ];
  };
}
