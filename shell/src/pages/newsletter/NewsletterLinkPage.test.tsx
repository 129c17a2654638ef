import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { action, Component } from './NewsletterLinkPage.tsx';

const render = (face: string, locale: 'es' | 'en') =>
  renderPage(<Component />, { locale, catalogues: { shell: { es, en } }, loaderData: { face } });
const title = () => textOf(screen.getByRole('heading', { level: 1 }));

describe('the page of a newsletter subscription', () => {
  it.each([
    ['requested', ['Confirmar mi suscripción', 'Darme de baja']],
    ['confirmed', ['Darme de baja']],
    ['left', []],
    ['unknown', []],
  ] as const)('with the state %s has its title and the buttons %j', (face, offered) => {
    render(face, 'es');
    expect(title()).toBe(es.newsletter.link[face].title);
    expect(screen.queryAllByRole('button').map(textOf)).toEqual(offered);
  });

  it.each(['requested', 'confirmed', 'left', 'unknown'] as const)('with the state %s has its English title', (face) => {
    render(face, 'en');
    expect(title()).toBe(en.newsletter.link[face].title);
  });
});

it.each([
  ['is ended', () => Promise.resolve({})],
  [
    'had been ended before',
    () => Promise.reject(Object.assign(new Error(), { isAxiosError: true, response: { status: 404 } })),
  ],
])(
  'a mail program’s one-click post is answered with 200, without a redirect, where the subscription %s',
  async (_, leave) => {
    const posted: string[] = [];
    const post = (address: string) => {
      posted.push(address);
      return leave();
    };
    const token = 'x'.repeat(32);
    const visit = { path: `/boletin/${token}`, params: { token }, form: { 'List-Unsubscribe': 'One-Click' } };
    const answer = await action(pageVisit({ api: { post }, ...visit }));
    expect([posted, answer instanceof Response, 'init' in answer && answer.init?.status]).toEqual([
      [`api/newsletter/${token}/leave`],
      false,
      200,
    ]);
  },
);
