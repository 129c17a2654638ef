import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { plainSpaces } from '@ofgc/shared/testing/plain-spaces.ts';
import { expect, it } from 'vitest';
import en from '../../../locales/en.json' with { type: 'json' };
import es from '../../../locales/es.json' with { type: 'json' };
import { RegistrationTable } from './RegistrationTable.tsx';
import { sampleCall, sampleDemand, sampleRegistration } from '../../../testing/sample-registration.ts';

it.each([
  ['notYet', 'Borrador Sin enviar: hasta el'],
  ['open', 'Borrador Sin enviar: hasta el'],
  ['closed', 'Borrador No se envió'],
  ['drawn', 'Borrador No se envió'],
  ['over', 'Borrador No se envió'],
] as const)('RegistrationTable says of a draft whose call is %s whether it can be sent', (state, words) => {
  const registration = sampleRegistration({ state: 'draft', call: sampleCall({ state }) });
  renderPage(<RegistrationTable registrations={[registration]} />, { catalogues: { education: { es, en } } });
  expect(screen.getAllByRole('cell')[0]?.textContent).toContain(words);
});

const answerBy = '2026-11-19T23:59:00.000Z';
const sessionAt = (startsAt: string) => ({ ...sampleDemand(), startsAt });

it.each<[string, Parameters<typeof sampleRegistration>[0], string]>([
  ['ahead', { state: 'assigned', session: sampleDemand(), answerBy }, 'Con plaza Confirme hasta el 19 de noviembre'],
  ['off', { state: 'assigned', session: { ...sampleDemand(), suspended: 'postponed' }, answerBy }, 'Con plaza '],
  ['past', { state: 'assigned', session: sessionAt('2026-11-20T12:00:00.000Z'), answerBy }, 'Con plaza '],
  ['ahead', { state: 'submitted' }, 'Enviada Resultado: 25 de enero'],
  ['past', { state: 'submitted', call: sampleCall({ state: 'closed', resultsOn: '2026-11-19' }) }, 'Enviada '],
  ['past', { state: 'submitted', call: sampleCall({ state: 'over' }) }, 'Enviada '],
])('RegistrationTable shows the next step only of a registration whose date is ahead (date %s)', (_, facts, words) => {
  renderPage(<RegistrationTable registrations={[sampleRegistration(facts)]} />, {
    catalogues: { education: { es, en } },
  });
  expect(plainSpaces(screen.getAllByRole('cell')[0]?.textContent ?? '')).toBe(words);
});
