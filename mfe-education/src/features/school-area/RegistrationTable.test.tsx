import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { RegistrationTable } from './RegistrationTable.tsx';
import { sampleCall, sampleRegistration } from './sample-registration.ts';

it.each([
  ['notYet', 'Borrador Sin enviar: hasta el'],
  ['open', 'Borrador Sin enviar: hasta el'],
  ['closed', 'Borrador No se envió'],
  ['drawn', 'Borrador No se envió'],
  ['over', 'Borrador No se envió'],
] as const)('a draft whose call is %s says whether it can still be sent', (state, words) => {
  const registration = sampleRegistration({ state: 'draft', call: sampleCall({ state }) });
  renderPage(<RegistrationTable registrations={[registration]} />, { catalogues: { education: { es, en } } });
  expect(screen.getAllByRole('cell')[0]?.textContent).toContain(words);
});
