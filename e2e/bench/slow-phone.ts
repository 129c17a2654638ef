import type { Browser, Page } from 'playwright';

/** 150 ms, 1.6 Mbps. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** A page on a slow phone: its screen, its line, a quarter of the processor. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    locale: 'es-ES',
    serviceWorkers: 'block',
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
