import type { Page } from '@playwright/test';
import type { Release } from '../../../release.schema.ts';
import { PageWatch } from '../requests/page-watch.ts';
import { restOnPage } from './rest-on-page.ts';
import { timeLimited } from './time-limited.ts';

/** Checks that a page hydrates and stays well when its timers run: with other data it has the same parts as an example. Problems are returned; it never throws. */
export async function visitFurther(page: Page, address: string, release: Release): Promise<string[]> {
  const watch = new PageWatch(page, release);
  await timeLimited(watch, async () => void (await restOnPage(page, address, release, watch)));
  watch.end();
  return watch.take();
}
