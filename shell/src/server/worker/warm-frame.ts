import { createClock } from '@ofgc/shared/dates/clock.ts';
import { createRenderer } from '../rendering/renderer.ts';
import type { PreparedWorker } from './prepared-worker.ts';

const homes = ['/', '/en'];

/**
 * Renders the home page without any section and discards it, so that V8 compiles the code that all pages run before a visitor
 * needs it. Failures are ignored: later pages report them.
 * @returns the status of the page in each language
 */
export async function warmFrame(
  { settings, release }: Pick<PreparedWorker, 'settings' | 'release'>,
  apiUrl: string,
): Promise<number[]> {
  const render = createRenderer({
    shell: { ...release, release },
    remotes: [],
    apiUrl,
    site: { url: settings.siteUrl, ...settings.links },
    thirdPartyServices: settings.thirdPartyServices,
    now: createClock(settings.siteClock),
    logger: { error() {} },
  });
  const statuses: number[] = [];
  for (const home of homes) statuses.push((await render(new Request(new URL(home, settings.siteUrl)))).status);
  return statuses;
}
