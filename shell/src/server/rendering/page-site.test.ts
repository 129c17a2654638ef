import { testSite } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { createPageSites } from './page-site.ts';

const { renderedAt: _renderedAt, today: _today, clockShift: _clockShift, ...configured } = testSite;
const siteAt = createPageSites(configured, 60_000);
const lateEvening = new Date('2026-12-31T23:59:30.500Z');

it('the page’s site has the day on the islands, the shift of the clock and the time', () => {
  const { site, written } = siteAt(lateEvening);
  expect(site).toMatchObject({ today: '2026-12-31', clockShift: 60_000, renderedAt: lateEvening, url: configured.url });
  expect(written).toMatchObject({ renderedAt: '2026-12-31T23:59:30.500Z', today: '2026-12-31' });
  expect(siteAt(new Date('2026-07-15T23:30:00Z')).site.today).toBe('2026-07-16');
});

it('the page’s site knows whether a component has read the time', () => {
  const { site, isTimed } = siteAt(lateEvening);
  expect([site.today, site.url, isTimed()]).toEqual(['2026-12-31', configured.url, false]);
  expect([site.renderedAt, isTimed()]).toEqual([lateEvening, true]);
});

it('the page’s site cannot be changed by one part of a page', () => {
  const { site } = siteAt(lateEvening);
  expect(() => Object.assign(site, { url: 'https://elsewhere.example' })).toThrow(TypeError);
  site.renderedAt.setFullYear(2030);
  expect(site.renderedAt).toEqual(lateEvening);
});
