import type { Browser, Page } from 'playwright';

/** A slow mobile connection: 150 ms latency, 1.6 Mbps down, 0.75 Mbps up. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** A phone's screen, without a service worker. */
export const phone = { viewport: { width: 360, height: 640 }, locale: 'es-ES', serviceWorkers: 'block' } as const;

/** Opens a page as on a slow phone: its screen, its connection, a quarter of the processor's speed. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
