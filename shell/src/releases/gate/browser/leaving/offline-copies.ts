import type { Page } from '@playwright/test';

/** The cache that stands for what the site's service worker keeps: its names begin like this one. */
const cacheName = 'ofgc browser-check /sin-conexion';

/** Keeps something on the device, like the site for visitors without a network. Browsers have caches only over HTTPS and on this machine. */
export async function keepCopy(page: Page): Promise<void> {
  await page.evaluate(async (name) => void (await globalThis.caches?.open(name)), cacheName);
}

/** Whether that was deleted although nobody has asked for it. @param page that was shown again since `keepCopy` @returns one line at most */
export async function copyProblems(page: Page): Promise<string[]> {
  const isKept = await page.evaluate((name) => globalThis.caches?.has(name) ?? true, cacheName);
  return isKept ? [] : ['deletes what the site keeps on the device for visitors without a network'];
}
