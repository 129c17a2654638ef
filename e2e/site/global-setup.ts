import { startSite } from './start-site.ts';

/** One site for all browser tests; tests that break something start one of their own from its releases. */
export default async function setUp(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.OFGC_SITE = site.url;
  process.env.OFGC_SITE_DATA = site.dataDir;
  process.env.OFGC_SITE_API = `http://127.0.0.1:${site.apiPort}`;
  return site.stop;
}
