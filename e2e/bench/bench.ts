import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../site/page/find-chromium.ts';
import { prepareSites, startSite, asInProduction } from '../site/process/start-site.ts';
import { weighMonolith, weightOf } from './builds/build-monolith.ts';
import { buildTimes } from './builds/build-times.ts';
import { compositionCost } from './load/composition-cost.ts';
import { deliveredSections, measureDelivery } from './builds/delivery.ts';
import { measuredPages } from './phone/measured-pages.ts';
import { measurePage } from './phone/measure-page.ts';
import { menuUnderThrottling } from './phone/menu-under-throttling.ts';
import { paintUnderThrottling } from './phone/paint-under-throttling.ts';
import { loadPage, megabytes, warmUp } from './load/pages-per-cpu-second.ts';
import { memoryOverDeploys } from './load/memory-over-deploys.ts';
import { measureSent } from './load/sent-per-cpu-second.ts';

// npm run bench: measures the site. Compare the ratios; the absolute numbers depend on the machine.
// npm run bench -- bytes: the bytes that a page fetches, and those of the same sources as one application (the monolith).
// -- phone: paint, layout shift and hydration on a slow phone. -- processor: pages per CPU second, and memory.
// -- composition: the cost per request of sections that are releases of their own. -- builds: a remote's build against the monolith's.
// -- delivery: the time from a team's folder over HTTPS until a release is live. -- swaps: memory over 200 releases.
// Composition, builds, delivery and swaps have a bar each (docs/performance.md): what is beyond it is told, and the command ends with 1.
process.env.NODE_ENV = 'production';
const loadMilliseconds = 4_000;
const parts = ['bytes', 'phone', 'processor', 'composition', 'builds', 'delivery', 'swaps'] as const;
const named = readArgumentsOrEnd({
  usage: `npm run bench -- [${parts.join('] [')}]`,
  options: {},
  most: parts.length,
  words: new RegExp(`^(?:${parts.join('|')})$`),
}).positionals;
const asked = parts.filter((part) => named.length === 0 || named.includes(part));

const folder = await mkdtemp(join(tmpdir(), 'ofgc-bench-'));
await prepareSites();
const site = await startSite({ env: asInProduction });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const measures = {
  bytes: measureBytes,
  phone: measurePhone,
  processor: measureProcessor,
  composition: async () => tell(await compositionCost(folder, site, measuredPages)),
  builds: async () => tell(await buildTimes(folder)),
  swaps: async () => tell(await memoryOverDeploys()),
  delivery: measureDeliveries,
};
try {
  for (const part of asked) await measures[part]();
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureBytes(): Promise<void> {
  const monolith = await weighMonolith(folder);
  await showTable(async (path) => {
    const page = await measurePage(browser, site.url + path);
    const single = weightOf(['main', ...page.chunks], monolith);
    return {
      'JS before the frame, KB': kilobytes(page.beforeHydration),
      'JS in all, KB': kilobytes(page.inAll),
      'monolith in all, KB': kilobytes(single),
      'federated : monolith': (page.inAll / single).toFixed(2),
      requests: page.requests,
      steps: page.steps,
    };
  });
}

async function measureDeliveries(): Promise<void> {
  for (const section of deliveredSections) tell(await measureDelivery(browser, folder, section));
}

/** Prints a table and what in it is beyond a bar, with which the command ends with 1. */
function tell({ rows, problems }: { rows: object[]; problems: readonly string[] }): void {
  console.table(rows);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

async function measurePhone(): Promise<void> {
  await showTable(async (path) => {
    const menu = await menuUnderThrottling(browser, site.url + path);
    const paint = await paintUnderThrottling(browser, site.url + path);
    return {
      'HTML, KB': kilobytes(paint.html),
      'style sheets': `${paint.sheets} (${kilobytes(paint.styles)} KB)`,
      'fonts, KB': kilobytes(paint.fonts),
      'largest paint, ms': Math.round(paint.largestPaint),
      'blocked, ms': Math.round(paint.blocked),
      'layout shift': paint.shift.toFixed(3),
      'menu answers, ms': Math.round(menu.menuAnswers),
      'hydrated, ms': Math.round(menu.hydrated),
      'menu : hydrated': (menu.menuAnswers / menu.hydrated).toFixed(2),
    };
  });
}

async function measureProcessor(): Promise<void> {
  /** A site without any cache of pages: each request renders the page. */
  const forgetful = await startSite({ env: { ...asInProduction, PAGE_CACHE_MB: '0', UNCHANGED_PAGES_MB: '0' } });
  /** A site without the page cache: a worker answers each request, and finds the page's data unchanged. */
  const unchanging = await startSite({ env: { ...asInProduction, PAGE_CACHE_MB: '0' } });
  try {
    await showTable(async (path) => {
      for (const { url } of [forgetful, unchanging]) await warmUp(url + path);
      const rendered = await loadPage(forgetful.url + path, forgetful.pid, loadMilliseconds);
      const unchanged = await loadPage(unchanging.url + path, unchanging.pid, loadMilliseconds);
      const sent = await measureSent(site.url + path, site.pid, loadMilliseconds);
      return {
        'rendered per CPU s': Math.round(rendered.pages / rendered.cpuSeconds),
        'of the same data per CPU s': Math.round(unchanged.pages / unchanged.cpuSeconds),
        'sent per CPU s': sent.perCpuSecond,
        'bare node:http': sent.bare,
        'sent : bare': (sent.perCpuSecond / sent.bare).toFixed(2),
      };
    });
    console.log(`memory of all processes after load: ${Math.round(await megabytes(forgetful.pid))} MB`);
  } finally {
    await forgetful.stop();
    await unchanging.stop();
  }
}

async function showTable(measure: (path: string) => Promise<object>): Promise<void> {
  const rows: object[] = [];
  for (const [page, path] of Object.entries(measuredPages)) rows.push({ page, ...(await measure(path)) });
  console.table(rows);
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}
