import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** Flags under which a system's Chromium runs as root, in small containers, without calling out or imitating a graphics card. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--disable-gpu',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: CHROMIUM_PATH, Playwright's own, an installed one; else it is installed.
 * @throws one sentence when there is none and none can be had
 */
export function findChromium(): string {
  const found = known();
  if (found) return found;
  process.stdout.write('No Chromium found: installing one …\n');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  attempt(process.execPath, [cli, 'install', 'chromium']);
  if (!known() && process.platform === 'linux' && process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const now = known();
  if (!now) throw new Error('The browser tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
  return now;
}

function known(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...installed].find((path) => path && existsSync(path));
}

function attempt(command: string, words: string[]): void {
  try {
    execFileSync(command, words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The next way is tried; if none works, findChromium says so.
  }
}
