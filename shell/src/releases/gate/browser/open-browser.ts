import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { messageOf } from '@ofgc/shared/text/message-of.ts';

/** Debian's headless Chromium. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const flags = ['--no-sandbox', '--disable-background-networking', '--disable-dev-shm-usage', '--disable-gpu'];

/** Opens the Chromium of CHROMIUM_PATH, Debian's, or Playwright's own. @throws one sentence where there is none */
export async function openBrowser(): Promise<Browser> {
  // Playwright is a development dependency, so production installations do not have it.
  const { chromium } = await import('@playwright/test').catch(() => {
    throw new Error('A look into the browser needs Playwright: npm ci installs it.');
  });
  const executablePath = process.env.CHROMIUM_PATH || (existsSync(headlessShell) ? headlessShell : undefined);
  return chromium.launch({ args: flags, ...(executablePath && { executablePath }) }).catch((error: unknown) => {
    const [reason] = messageOf(error).split('\n');
    throw new Error(
      `No Chromium starts (${executablePath ?? "Playwright's own"}: ${reason}): name one in CHROMIUM_PATH, or run \`npx playwright install chromium\`.`,
      { cause: error },
    );
  });
}
