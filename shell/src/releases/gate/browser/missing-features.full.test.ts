import { expect, it } from 'vitest';
import { testServer } from '../../../testing/servers/test-server.ts';
import { featureNames, leaveOutFeatures } from './missing-features.ts';
import { openBrowser } from './open-browser.ts';

it('pages have nothing that Safari lacks, though the browser has most of it', async () => {
  const address = await testServer((_, response) => response.end('<!doctype html><title>x</title>'));
  const browser = await openBrowser();
  const had = async (isLeftOut: boolean) => {
    const page = await browser.newPage();
    if (isLeftOut) await page.addInitScript(leaveOutFeatures, featureNames);
    await page.goto(address);
    return page.evaluate(() => [
      ...['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'documentPictureInPicture', 'EyeDropper'].filter(
        (name) => name in globalThis,
      ),
      ...['userAgentData', 'deviceMemory', 'connection', 'getBattery'].filter((name) => name in navigator),
    ]);
  };
  try {
    expect(await had(false)).toContain('scheduler');
    expect(await had(true)).toEqual([]);
  } finally {
    await browser.close();
  }
}, 60_000);
