import { createClock } from '@ofgc/shared/dates/clock.ts';
import { homePagePaths } from '../../releases/gate/page/home-page-paths.ts';
import { pageProblems } from '../../releases/gate/page/page-problems.ts';
import { createTryPage } from '../../releases/gate/trial/pages/try-page.ts';
import { Deadlines } from './deadlines.ts';
import { loadRemotes } from './load-remotes.ts';
import type { PreparedWorker } from './prepared-worker.ts';
import type { Rehearsal } from './worker-messages.ts';

/**
 * Loads the live releases and tries the home page with them as the gate would, so that the next trial finds them loaded and
 * compiled. Only for processes that never serve visitors: the loaded releases stay in memory. Workers that serve report failures.
 */
export async function rehearseTrial(
  prepared: PreparedWorker,
  { registry, quarantined }: Rehearsal,
  apiUrl: string,
): Promise<void> {
  const { settings, release } = prepared;
  const deadlines = new Deadlines();
  const remotes = await loadRemotes(prepared, { registry, quarantined }, deadlines.start);
  const tryPage = createTryPage(release, {
    shell: { ...release, release },
    remotes,
    apiUrl,
    site: { url: settings.siteUrl, ...settings.links },
    thirdPartyServices: settings.thirdPartyServices,
    now: createClock(settings.siteClock),
    deadlines,
  });
  for (const home of homePagePaths) {
    const page = await tryPage(home);
    pageProblems(home, page, { siteUrl: settings.siteUrl, without: page.html });
  }
}
