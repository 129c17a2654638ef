import { setTimeout as wait } from 'node:timers/promises';
import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { asInProduction, prepareSites, startSite } from '../site/process/start-site.ts';
import { measuredPages } from './phone/measured-pages.ts';
import { measureSent } from './load/sent-per-cpu-second.ts';

// npm run bench:cached: how many cached pages are sent per CPU second, compared with bare node:http in the same run.
readArgumentsOrEnd({ usage: 'npm run bench:cached', options: {}, most: 0 });
process.env.NODE_ENV = 'production';

await prepareSites();
const site = await startSite({ env: asInProduction });
/** Time in milliseconds until the site has started its spare processes, whose processor time must not count. */
const rest = 6_000;
try {
  await wait(rest);
  const rows = [];
  for (const [page, path] of Object.entries(measuredPages)) {
    const { perCpuSecond, bare } = await measureSent(site.url + path, site.pid, 8_000);
    rows.push({
      page,
      'sent per CPU s': perCpuSecond,
      'bare node:http': bare,
      ratio: (perCpuSecond / bare).toFixed(2),
    });
  }
  console.table(rows);
} finally {
  await site.stop();
}
