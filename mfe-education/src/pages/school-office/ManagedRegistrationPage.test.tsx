import type { RegistrationState } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import { headings } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleCall, sampleRegistration } from '../../features/school-area/sample-registration.ts';
import { sampleCentre } from '../../features/school-office/sample-centre.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './ManagedRegistrationPage.tsx';

it.each<[RegistrationState, boolean]>([
  ['confirmed', true],
  ['lapsed', true],
  ['draft', false],
  ['attended', false],
  ['absent', false],
])('the place of a registration that is %s can be changed by hand: %s', (state, isOffered) => {
  const { call } = sampleRegistration();
  const registration = sampleRegistration({ state, call: { ...call, state: 'drawn' } });
  renderPage(<Component />, {
    catalogues: { education: { es, en } },
    loaderData: { who: null, formKey: 'key', registration, centre: sampleCentre(), sessions: sampleCall().sessions },
  });
  expect(headings(2).includes('Cambiar a mano')).toBe(isOffered);
});
