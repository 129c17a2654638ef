import type { RegistrationState } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { headings, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { act, renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import { sampleCall, sampleRegistration } from '../../testing/sample-registration.ts';
import { sampleCentre } from '../../testing/sample-centre.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './ManagedRegistrationPage.tsx';

it.each<[RegistrationState, boolean]>([
  ['confirmed', true],
  ['lapsed', true],
  ['draft', false],
  ['attended', false],
  ['absent', false],
])('ManagedRegistrationPage offers to change the place of a registration in state %s: %s', (state, isOffered) => {
  const { call } = sampleRegistration();
  const registration = sampleRegistration({ state, call: { ...call, state: 'drawn' } });
  renderPage(<Component />, {
    catalogues: { education: { es, en } },
    loaderData: { who: null, formKey: 'key', registration, centre: sampleCentre(), sessions: sampleCall().sessions },
  });
  expect(headings(2).includes('Cambiar a mano')).toBe(isOffered);
});

it('ManagedRegistrationPage shows the priority in the draw, or before a draw the school’s attendance', () => {
  const drawn = {
    seed: '54321',
    drawnAt: '2027-01-20T10:00:00.000Z',
    position: 1,
    of: 2,
    round: 1,
    hasPriority: true,
    lot: 'a1b2',
    missed: [],
    session: null,
  };
  const says = (registration: Parameters<typeof sampleRegistration>[0]) => {
    const centre = sampleCentre({ hasCome: true });
    const { container, unmount } = renderPage(<Component />, {
      catalogues: { education: { es, en } },
      loaderData: { who: null, formKey: 'key', registration: sampleRegistration(registration), centre, sessions: [] },
    });
    const text = textOf(container);
    unmount();
    return [text.includes(es.office.hasCome), text.includes(es.reasons.priority)];
  };
  expect(says({ state: 'attended', drawn })).toEqual([false, true]);
  expect(says({ state: 'submitted', drawn: null })).toEqual([true, false]);
});

it('ManagedRegistrationPage does not show a message written about one registration on the next', async () => {
  const loaderData = {
    who: null,
    formKey: 'key',
    registration: sampleRegistration(),
    centre: sampleCentre(),
    sessions: [],
  };
  const { user, router } = renderPage(<Component />, {
    path: schoolAreaPaths.managedRegistration('S-7K3M2Q'),
    catalogues: { education: { es, en } },
    loaderData,
  });
  const message = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  await user.type(message(), 'Traigan agua');
  loaderData.registration = sampleRegistration({ reference: 'S-2B4D6F' });
  await act(() => router.navigate(schoolAreaPaths.managedRegistration('S-2B4D6F')));
  expect(message().value).toBe('');
});
