import { beginPassedChecks } from '../../quality/passed-checks.ts';
import { prepareSites, startSite } from './start-site.ts';

/** Starts one site for all browser tests; tests that break something start a site of their own. */
export default async function setUp(): Promise<() => Promise<void>> {
  await beginPassedChecks();
  // `npm test` has prepared the sites before the unit tests, which use the same builds.
  if (process.env.OFGC_PREPARED !== '1') await prepareSites();
  const site = await startSite({ env: { CHECK_MARKUP: '1' } });
  process.env.OFGC_SITE = site.url;
  process.env.OFGC_SITE_DATA = site.dataDir;
  process.env.OFGC_SITE_API = String(site.apiPort);
  return site.stop;
}
