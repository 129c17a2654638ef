import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { Component } from './NewsletterLinkPage.tsx';

const render = (face: string, locale: 'es' | 'en' = 'es') =>
  renderToMarkup(<Component />, { locale, catalogues: { shell: locale === 'es' ? es : en }, loaderData: { face } });
const buttons = (html: string) =>
  [...html.matchAll(/<button[^>]*type="submit"[^>]*>([^<]+)/g)].map(([, words]) => words);

describe('the page of a subscription to the newsletter', () => {
  it.each([
    ['requested', ['Confirmar mi suscripción', 'Darme de baja']],
    ['confirmed', ['Darme de baja']],
    ['left', []],
    ['unknown', []],
  ] as const)('%s: says what the matter is, and offers %j', (face, offered) => {
    const html = render(face);
    expect(html).toContain(es.newsletter.link[face].title);
    expect(buttons(html)).toEqual(offered);
    expect(render(face, 'en')).toContain(en.newsletter.link[face].title);
  });
});
