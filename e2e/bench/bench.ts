import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../site/find-chromium.ts';
import { prepareSites, startSite } from '../site/start-site.ts';
import { weighMonolith, weightOf } from './build-monolith.ts';
import { measurePage } from './measure-page.ts';
import { menuUnderThrottling } from './menu-under-throttling.ts';
import { paintUnderThrottling } from './paint-under-throttling.ts';
import { loadPage, megabytes } from './pages-per-cpu-second.ts';
import { measureSent } from './sent-per-cpu-second.ts';

// npm run bench: figures of one run beside each other. Ratios count; the absolute numbers are this machine's.
process.env.NODE_ENV = 'production';
const pages = {
  home: '/',
  calendar: '/conciertos-entradas/eventos',
  concert: '/conciertos-entradas/eventos/organo/43',
};
const loadMilliseconds = 4_000;

const folder = await mkdtemp(join(tmpdir(), 'ofgc-bench-'));
await prepareSites();
const site = await startSite();
/** Keeps no pages: each request is a rendering. */
const forgetful = await startSite({ env: { PAGE_CACHE_MB: '0' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const monolith = await weighMonolith(folder);
  await loadPage(`${forgetful.url}/`, forgetful.pid, 1_000);
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const url = site.url + path;
    const page = await measurePage(browser, url);
    const menu = await menuUnderThrottling(browser, url);
    const paint = await paintUnderThrottling(browser, url);
    const rendered = await loadPage(forgetful.url + path, forgetful.pid, loadMilliseconds);
    const sent = await measureSent(url, site.pid, loadMilliseconds);
    const single = weightOf(['main', ...page.chunks], monolith);
    rows.push({
      page: name,
      'JS before the frame, KB': kilobytes(page.beforeHydration),
      'JS in all, KB': kilobytes(page.inAll),
      'monolith in all, KB': kilobytes(single),
      ratio: (page.inAll / single).toFixed(2),
      'HTML, KB': kilobytes(paint.html),
      'style sheets': `${paint.sheets} (${kilobytes(paint.styles)} KB)`,
      'fonts, KB': kilobytes(paint.fonts),
      'largest paint, ms': Math.round(paint.largestPaint),
      'layout shift': paint.shift.toFixed(3),
      requests: page.requests,
      steps: page.steps,
      'rendered per CPU s': Math.round(rendered.pages / rendered.cpuSeconds),
      'sent per CPU s': sent.perCpuSecond,
      'bare node:http': sent.bare,
      'sent : bare': (sent.perCpuSecond / sent.bare).toFixed(2),
      'menu answers, ms': Math.round(menu.menuAnswers),
      'hydrated, ms': Math.round(menu.hydrated),
      'menu : hydrated': (menu.menuAnswers / menu.hydrated).toFixed(2),
    });
  }
  console.table(rows);
  console.log(`memory of all processes after load: ${Math.round(await megabytes(forgetful.pid))} MB`);
} finally {
  await browser.close();
  await site.stop();
  await forgetful.stop();
  await rm(folder, { recursive: true, force: true });
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}
