import type { Browser } from 'playwright';
import { openSlowPhone } from './slow-phone.ts';

export interface PaintFigures {
  /** Milliseconds until the largest text or picture of the first screen stands. */
  largestPaint: number;
  /** How much of the screen moved while the page came: cumulative layout shift. */
  shift: number;
  /** Milliseconds for which tasks held the page longer than 50 ms each, what came before the first paint not counted: total blocking time. */
  blocked: number;
  /** As they crossed the line, in bytes. */
  html: number;
  styles: number;
  fonts: number;
  sheets: number;
}

/** What a visitor on a slow phone sees come, and what it weighs. */
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
