import { linkAddresses } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './PasswordPage.tsx';

it.each(['a-link-that-was-used', undefined])('PasswordPage links to the sign-in page (token %s)', (token) => {
  renderPage(<Component />, {
    catalogues: { education: { es, en } },
    loaderData: { token, isSent: false, formKey: 'key' },
  });
  expect(linkAddresses()).toContain('/educacion-comunidad/area-de-centros/entrar');
});

it('PasswordPage has no form for a link any more when one was sent', () => {
  const show = (isSent: boolean) =>
    renderPage(<Component />, {
      catalogues: { education: { es, en } },
      loaderData: { token: '', isSent, formKey: 'key' },
    });
  const { unmount } = show(false);
  expect(screen.getByRole('textbox')).toBeTruthy();
  unmount();
  show(true);
  expect(screen.getByRole('status').textContent).toContain('Mire su correo');
  expect(screen.queryByRole('textbox')).toBeNull();
});
