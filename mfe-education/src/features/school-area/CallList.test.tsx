import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { CallList } from './CallList.tsx';
import { callSummary } from './call-summary.ts';
import { sampleCall, sampleRegistration } from './sample-registration.ts';

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

it('a call in which it has nothing, or nothing any more, offers to register groups', () => {
  render([sampleRegistration({ state: 'cancelled' })]);
  expect(links()).toEqual([['Inscribir grupos', toNew]]);
});

it('a call in which it has as many as it takes offers no other', () => {
  render(['S-7K3M2Q', 'S-8K3M2Q', 'S-9K3M2Q'].map((reference) => sampleRegistration({ reference })));
  expect(links().map(([words]) => words)).toEqual(['S-7K3M2Q', 'S-8K3M2Q', 'S-9K3M2Q']);
});
