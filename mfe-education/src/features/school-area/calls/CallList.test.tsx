import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { CallList } from './CallList.tsx';
import { callSummary } from './call-summary.ts';
import { sampleCall, sampleRegistration } from '../sample-registration.ts';

const render = (registrations: ReturnType<typeof sampleRegistration>[]) =>
  renderPage(<CallList calls={[callSummary(sampleCall())]} registrations={registrations} />, {
    catalogues: { education: { es, en } },
  });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const toNew = schoolAreaPaths.newRegistration('viento-en-la-isla');

it('a call in which the school has something leads to it, and offers to register other groups', () => {
  render([sampleRegistration(), sampleRegistration({ reference: 'S-CANCELLED', state: 'cancelled' })]);
  expect(links()).toEqual([
    ['S-7K3M2Q', schoolAreaPaths.registration('S-7K3M2Q')],
    ['Inscribir otros grupos', toNew],
  ]);
});

it('a call that is not open yet tells the hour at which it opens', () => {
  const call = sampleCall({ state: 'notYet', opensAt: '2026-12-01T12:30:00.000Z' });
  renderPage(<CallList calls={[callSummary(call)]} />, { catalogues: { education: { es, en } } });
  expect(textOf()).toContain('Se abre el 1 de diciembre de 2026, a las 12:30.');
});

it('a call in which it has nothing, or nothing any more, offers to register groups', () => {
  render([sampleRegistration({ state: 'cancelled' })]);
  expect(links()).toEqual([['Inscribir grupos', toNew]]);
});

it('a call in which the school has as many registrations as it may offers no other', () => {
  const own = ['S-AAAAAA', 'S-BBBBBB', 'S-CCCCCC'].map((reference) => sampleRegistration({ reference }));
  render(own);
  expect(links()).toEqual(own.map(({ reference }) => [reference, schoolAreaPaths.registration(reference)]));
  expect(screen.getByText(es.registration.most)).toBeTruthy();
});
