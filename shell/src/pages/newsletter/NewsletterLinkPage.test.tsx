import { textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, screen } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './NewsletterLinkPage.tsx';

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
