import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { CallList } from './CallList.tsx';
import { callSummary } from './call-summary.ts';
import { sampleCall, sampleRegistration } from '../../../testing/sample-registration.ts';

const render = (registrations: ReturnType<typeof sampleRegistration>[]) =>
  renderPage(<CallList calls={[callSummary(sampleCall())]} registrations={registrations} />, {
    catalogues: { education: { es, en } },
  });
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const toNew = schoolAreaPaths.newRegistration('viento-en-la-isla');

it('CallList links to the registration of the school, and to registering other groups', () => {
  render([sampleRegistration(), sampleRegistration({ reference: 'S-CANCELLED', state: 'cancelled' })]);
  expect(links()).toEqual([
    ['S-7K3M2Q', schoolAreaPaths.registration('S-7K3M2Q')],
    ['Inscribir otros grupos', toNew],
  ]);
});

it('CallList counts the sessions that take place', () => {
  const call = sampleCall();
  const [one] = call.sessions;
  const sessions = ([null, 'cancelled', null] as const).map((suspended) => ({ ...one!, suspended }));
  renderPage(<CallList calls={[callSummary({ ...call, sessions })]} />, { catalogues: { education: { es, en } } });
  expect(textOf()).toContain('2 sesiones');
});

it('CallList shows day and hour at which a call opens', () => {
  const call = sampleCall({ state: 'notYet', opensAt: '2026-12-01T12:30:00.000Z' });
  renderPage(<CallList calls={[callSummary(call)]} />, { catalogues: { education: { es, en } } });
  expect(textOf()).toContain('Se abre el 1 de diciembre de 2026, a las 12:30.');
});

it.each([
  ['2026-11-21', 'Las plazas se comunican el 21 de noviembre de 2026.'],
  ['2026-11-20', 'Las plazas se comunican el 20 de noviembre de 2026.'],
  ['2026-11-19', 'Las plazas se comunican en cuanto estén repartidas.'],
])('CallList shows for a closed call whose results are due on %s: %s', (resultsOn, words) => {
  const call = sampleCall({ state: 'closed', closesAt: '2026-11-15T12:00:00.000Z', resultsOn });
  renderPage(<CallList calls={[callSummary(call)]} />, { catalogues: { education: { es, en } } });
  expect(textOf()).toContain(`Cerrada el 15 de noviembre de 2026. ${words}`);
});

it('CallList links to registering groups when all registrations are cancelled', () => {
  render([sampleRegistration({ state: 'cancelled' })]);
  expect(links()).toEqual([['Inscribir grupos', toNew]]);
});

it('CallList offers no other registration at the maximum, and says so', () => {
  const own = ['S-AAAAAA', 'S-BBBBBB', 'S-CCCCCC'].map((reference) => sampleRegistration({ reference }));
  render(own);
  expect(links()).toEqual(own.map(({ reference }) => [reference, schoolAreaPaths.registration(reference)]));
  expect(screen.getByText(es.registration.most)).toBeTruthy();
});
