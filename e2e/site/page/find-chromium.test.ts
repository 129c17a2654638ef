import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

vi.mock('node:child_process', () => ({ execFileSync: vi.fn() }));
vi.mock('node:fs', () => ({ existsSync: vi.fn() }));
vi.mock('playwright', () => ({ chromium: { executablePath: () => '/cache/chrome' } }));
afterEach(() => vi.unstubAllEnvs());

it('takes the Chromium that Playwright has downloaded, and installs none', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.mocked(existsSync).mockImplementation((path) => ['/cache/chrome', '/usr/bin/apt-get'].includes(String(path)));
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  expect(findChromium()).toBe('/cache/chrome');
  expect(execFileSync).not.toHaveBeenCalled();
});
