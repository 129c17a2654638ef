import type { Site } from '@ofgc/shared/contract';

/** How long before the end of a session its warning appears, in milliseconds. */
export const warningTime = 3 * 60_000;

/**
 * How long it is until an instant of the server's, in milliseconds, by the time that passed since it rendered the page: a device's clock may be
 * wrong. The browser asked for the page before that: it is a moment less, never more.
 */
export function timeLeft(until: string, { renderedAt, clockShift }: Pick<Site, 'renderedAt' | 'clockShift'>): number {
  const passed = Date.now() - performance.timeOrigin;
  return Date.parse(until) - (renderedAt.getTime() - clockShift + passed);
}
