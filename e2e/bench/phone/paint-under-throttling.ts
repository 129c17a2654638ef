import type { Browser } from 'playwright';
import { openSlowPhone } from './slow-phone.ts';

export interface PaintFigures {
  /** Milliseconds until the largest text or picture of the first screen is painted (largest contentful paint). */
  largestPaint: number;
  /** How much of the screen moved while the page loaded (cumulative layout shift). */
  shift: number;
  /** Milliseconds beyond 50 ms of each long task after the first paint (total blocking time). */
  blocked: number;
  /** Transferred bytes of the HTML, the style sheets and the fonts; `sheets` is the number of style sheets. */
  html: number;
  styles: number;
  fonts: number;
  sheets: number;
}

/** Measures how a page is painted on a slow phone, and its transferred bytes. */
export async function paintUnderThrottling(browser: Browser, url: string): Promise<PaintFigures> {
  const page = await openSlowPhone(browser);
  await page.addInitScript(() => {
    const marks = { largestPaint: 0, shift: 0, tasks: [] as { startTime: number; duration: number }[] };
    Object.assign(window, { paintMarks: marks });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) marks.largestPaint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) marks.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) marks.tasks.push({ startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const figures = await page.evaluate(() => {
    const { paintMarks } = window as unknown as {
      paintMarks: { largestPaint: number; shift: number; tasks: { startTime: number; duration: number }[] };
    };
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocked = paintMarks.tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
      .reduce((total, held) => total + Math.max(0, held - 50), 0);
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = (ending: string) =>
      resources.filter(({ name }) => name.endsWith(ending)).map(({ encodedBodySize }) => encodedBodySize);
    const sum = (list: number[]) => list.reduce((total, size) => total + size, 0);
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      largestPaint: paintMarks.largestPaint,
      shift: paintMarks.shift,
      blocked,
      html: document?.encodedBodySize ?? 0,
      styles: sum(sizes('.css')),
      fonts: sum(sizes('.woff2')),
      sheets: sizes('.css').length,
    };
  });
  await page.close();
  return figures;
}
