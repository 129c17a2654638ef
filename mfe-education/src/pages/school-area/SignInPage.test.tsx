import { schoolAreaPaths } from '@ofgc/shared/routes/education/school-area.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { expect, it, vi } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { action, Component } from './SignInPage.tsx';

it.each([
  [
    schoolAreaPaths.registration('S-7K3M2Q'),
    `?volver=${encodeURIComponent(schoolAreaPaths.registration('S-7K3M2Q'))}&`,
  ],
  [schoolAreaPaths.area, '?'],
])('SignInPage still knows the wanted page %s when it has sent a link', async (wanted, query) => {
  const path = schoolAreaPaths.signIn;
  renderPage(<Component />, { catalogues: { education: { es, en } }, loaderData: { wanted, isSent: false } });
  const form = screen.getByText(es.signIn.link).closest('form') as HTMLFormElement;
  const post = vi.fn(async (_path: string, _body: object) => ({}));
  const fields = Object.fromEntries(
    [...form.querySelectorAll('input')].map(({ name, value }): [string, string] => [name, value]),
  );
  const answer = await action(pageVisit({ api: { post }, path, form: fields }));
  expect(post.mock.calls.map(([, body]) => body)).toEqual([{ email: '', purpose: 'signIn' }]);
  expect((answer as Response).headers.get('location')).toBe(`${path}${query}enviado=1#enviado`);
});

it('SignInPage gives the focus to a refused sign-in, not to the link that was sent before it', () => {
  const page = renderServerPage(<Component />, {
    catalogues: { education: { es, en } },
    loaderData: { wanted: schoolAreaPaths.area, isSent: true },
    actionData: { form: 'sign-in', status: 401, message: 'No coinciden.', errors: {}, values: {} },
  });
  expect(textOf(page)).toContain(es.signIn.sent);
  expect([...page.querySelectorAll('[autofocus]')].map(textOf)).toEqual([expect.stringContaining('No coinciden.')]);
});
