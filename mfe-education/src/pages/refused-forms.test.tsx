import type { ManagedCall } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { sampleCall, sampleDemand, sampleRegistration } from '../testing/sample-registration.ts';
import { listOf, sampleCentre } from '../testing/sample-centre.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component as RegistrationPage } from './school-area/RegistrationPage.tsx';
import { loader as loadClub } from './ClubPage.tsx';
import { loader as loadWorkshop } from './WorkshopPage.tsx';
import { Component as SignInLinkPage } from './school-area/SignInLinkPage.tsx';
import { Component as CentresPage } from './school-office/CentresPage.tsx';
import { Component as CentrePage } from './school-office/CentrePage.tsx';
import { Component as ManagedCallPage } from './school-office/ManagedCallPage.tsx';

const call: ManagedCall = {
  ...sampleCall({ state: 'drawn' }),
  version: 1,
  sessions: [sampleDemand()],
  registrations: [],
  draw: { seed: '54321', drawnAt: '2027-01-20T10:00:00.000Z' },
  trial: null,
};
const lapsed = sampleRegistration({ state: 'lapsed', steps: [], canChange: false });
const approved = sampleCentre({ state: 'approved' });

it.each<[string, ComponentType, object]>([
  ['step:confirm', RegistrationPage, { registration: lapsed, call: null }],
  ['registration', RegistrationPage, { registration: lapsed, call: null }],
  ['draw', ManagedCallPage, { call }],
  ['days', ManagedCallPage, { call }],
  ['days:closeNow', ManagedCallPage, { call }],
  ['decide:4.approve', CentrePage, { centre: approved, registrations: [] }],
  ['decide:4.approve', CentresPage, { list: listOf(approved) }],
])('refused form %s that is no longer on the page shows its message with the focus', (form, Page, data) => {
  const message = 'Otra persona lo ha cambiado.';
  const { container } = renderPage(<Page />, {
    catalogues: { education: { es, en } },
    loaderData: { who: null, formKey: 'key', ...data },
    actionData: { form, status: 409, message, errors: {}, values: {} },
  });
  expect(container.querySelector(`input[value="${form}"]`)).toBeNull();
  expect(screen.getByRole('group', { name: 'No hemos podido enviarlo' })).toBe(document.activeElement);
  expect(document.activeElement?.textContent).toContain(message);
});

const withoutForms = {
  get: async (path: string) => {
    if (path.startsWith('api/inscriptions')) throw failedCall(503);
    return { data: { data: [], meta: { total: 0 } } };
  },
};

it.each([
  ['club', loadClub],
  ['workshop', loadWorkshop],
])('the page of a %s does without its form, but not where one was posted: its text would be lost', async (_, load) => {
  const visit = { api: withoutForms, params: { club: 'club-16' } };
  expect(await load(pageVisit(visit))).toMatchObject({ inscription: null });
  await expect(load(pageVisit({ ...visit, form: { name: 'Ana' } }))).rejects.toMatchObject({ isAxiosError: true });
});

it('the emailed sign-in link is sent again with its first key, by which the API knows it', () => {
  const { container } = renderPage(<SignInLinkPage />, {
    catalogues: { education: { es, en } },
    loaderData: { token: 't', formKey: 'new' },
    actionData: { form: 'use-link', status: 503, message: '', errors: {}, values: { token: 't', formKey: 'first' } },
  });
  expect(container.querySelector<HTMLInputElement>('input[name="formKey"]')?.value).toBe('first');
});
