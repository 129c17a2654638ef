import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** Flags for a Chromium that runs as root, in small containers, without background requests or an emulated graphics card. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--disable-gpu',
];

const debianHeadlessShell = '/usr/bin/chromium-headless-shell';

/** Full browsers, which take twice the processor time of a headless shell for the same tests, because they draw unseen pages. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: CHROMIUM_PATH, Debian's headless shell, or Playwright's own where it has been downloaded. If there is none,
 * Debian's is installed where possible; else an installed full browser, or Playwright's own, which is downloaded.
 * @throws an error of one sentence when there is no browser and none can be installed
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH=${named} is no file.`);
  const found = existing(named, debianHeadlessShell, chromium.executablePath());
  if (found) return found;
  const isDebian = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebian) {
    process.stdout.write('Installing a headless Chromium for the tests …\n');
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']);
  }
  const there = existing(debianHeadlessShell, ...installed);
  if (there) return there;
  process.stdout.write('No Chromium found: downloading one …\n');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
  attempt(process.execPath, [cli, 'install', 'chromium']);
  const downloaded = existing(chromium.executablePath());
  if (!downloaded) throw new Error('The browser tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
  return downloaded;
}

function existing(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

function attempt(command: string, words: string[]): void {
  try {
    execFileSync(command, words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The next way is tried; if none works, findChromium throws.
  }
}
