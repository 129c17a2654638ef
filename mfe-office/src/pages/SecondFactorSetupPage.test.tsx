import type { Session } from '@ofgc/shared/domain/accounts/session.schema.ts';
import { addressOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, loader } from './SecondFactorSetupPage.tsx';
import { Component as SignInPage, loader as signInLoader } from './SignInPage.tsx';

const codes = ['AAAA-BBBB', 'CCCC-DDDD'];

/** The loader's arguments for a request by a visitor at a stage of signing in. */
function visit(stage: Session['stage'], path: string) {
  const get = async () => ({ data: { data: { stage, identity: null, enrolment: null } } });
  return pageVisit({ api: { get }, path, locale: 'en' });
}

it('SecondFactorSetupPage links to the page that was requested before signing in', async () => {
  const redirected = await signInLoader(
    visit('enrolment', '/en/oficina/entrar?volver=%2Foficina%2Favisos%2Fnuevo'),
  ).catch((thrown: unknown) => thrown);
  const address = (redirected as Response).headers.get('location') ?? '';
  expect(address).toBe('/en/oficina/segundo-factor?volver=%2Foficina%2Favisos%2Fnuevo');
  const loaderData = await loader(visit('enrolment', address));
  const catalogues = { office: { es, en } };
  renderPage(<Component />, { catalogues, loaderData, actionData: { recoveryCodes: codes } });
  expect(addressOf('Los he guardado: entrar')).toBe('/oficina/avisos/nuevo');
  expect(document.activeElement?.textContent).toBe(es.recovery.text);
});

it.each(['https://evil.example/', '//evil.example', '/portal-empleo', ''])(
  'SecondFactorSetupPage ignores the foreign address “%s” and leads to the office',
  async (wanted) => {
    const data = await loader(visit('enrolment', `/oficina/segundo-factor?${new URLSearchParams({ volver: wanted })}`));
    expect(data.wanted).toBe('/oficina');
  },
);

it.each<[string, ComponentType, object]>([
  ['SignInPage', SignInPage, { stage: 'secondFactor' }],
  [
    'SecondFactorSetupPage',
    Component,
    { enrolment: { secret: 'ABCD', address: 'otpauth://totp/a', code: { side: 21, path: 'M0 0' } } },
  ],
])('%s can be left for another account, also where a colleague began to sign in', (_, Page, data) => {
  renderPage(<Page />, { catalogues: { office: { es, en } }, loaderData: { wanted: '/oficina', ...data } });
  const form = screen.getByRole('button', { name: es.signIn.otherAccount }).closest('form');
  expect(form?.getAttribute('action')).toBe('/oficina/cuenta');
  expect(form?.querySelector<HTMLInputElement>('[name="form"]')?.value).toBe('sign-out');
});

it('SignInPage moves the focus to the field of the code after the password', () => {
  renderPage(<SignInPage />, {
    catalogues: { office: { es, en } },
    loaderData: { stage: 'secondFactor', wanted: '/oficina' },
  });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: es.secondFactor.code }));
});
