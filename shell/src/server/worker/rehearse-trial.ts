import { createClock } from '@ofgc/shared/dates/clock.ts';
import { homes, pageProblems } from '../../releases/gate/checks/page-problems.ts';
import { createTryPage } from '../../releases/gate/checks/try-page.ts';
import { Deadlines } from './deadlines.ts';
import { loadRemotes } from './load-remotes.ts';
import type { PreparedWorker } from './prepared-worker.ts';
import type { Rehearsal } from './worker-messages.ts';

/**
 * Loads all that is live, and tries the home page with it as the gate would, so that the next trial finds it loaded and compiled. For
 * processes that never have visitors: what was live stays in them. What fails is reported where it is served.
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
    foreignServices: settings.foreignServices,
    now: createClock(settings.siteClock),
    deadlines,
  });
  for (const home of homes) {
    const page = await tryPage(home);
    pageProblems(home, page, { siteUrl: settings.siteUrl, without: page.html });
  }
}
