import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Frame } from './Frame.tsx';

interface Rendered {
  locale?: Locale;
  path?: string;
  alert?: { id: number; title: string } | null;
}

function render({ locale = 'es', path = '/', alert = null }: Rendered = {}) {
  return renderToMarkup(
    <Frame alert={alert}>
      <h1>Hola</h1>
    </Frame>,
    { locale, path, catalogues: { shell: locale === 'es' ? es : en } },
  );
}

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

describe('the frame as the server sends it', () => {
  it('opens menu and search without JavaScript', () => {
    const html = render();
    expect(html).toMatch(/<button[^>]*popoverTarget="menu"/i);
    expect(html).toMatch(/<nav id="menu" popover="auto"/);
    expect(html).toMatch(/<button[^>]*popoverTarget="search"/i);
    expect(html).toMatch(/<dialog id="search" popover="auto"/);
    expect(tags(html, 'details').length).toBe(5);
  });

  it('searches and subscribes as plain forms', () => {
    const html = render({ locale: 'en' });
    expect(html).toMatch(/<search><form[^>]*action="\/en\/buscar"/);
    expect(tags(html, 'input').some((input) => input.includes('name="term"'))).toBe(true);
    const form = tags(html, 'form').find((tag) => tag.includes('action="/en/boletin"'));
    expect(form).toMatch(/noValidate="".*method="post"/i);
    for (const name of ['form', 'name', 'lastname', 'email', 'conditions']) expect(html).toContain(`name="${name}"`);
    expect(html).not.toMatch(/name="conditions"[^>]*checked/);
  });

  it('carries no style attribute, which the content security policy would drop', () => {
    expect(render({ alert: { id: 1, title: 'Hoy' } })).not.toContain('style=');
  });

  it('leads to the other language by a link that the server answers', () => {
    expect(render({ path: '/explora/actualidad?pagina=2' })).toContain(
      'href="/idioma/en?a=%2Fexplora%2Factualidad%3Fpagina%3D2"',
    );
  });

  it.each([
    ['/conciertos-entradas/eventos', true],
    ['/conciertos-entradas/eventos/grieg-y-sibelius/36', false],
    ['/', false],
  ])('marks the calendar on %s: %s', (path, isMarked) => {
    const calendar = tags(render({ path, locale: 'en' }), 'a').find((tag) =>
      /href="\/en\/conciertos-entradas\/eventos"/.test(tag),
    );
    expect(calendar?.includes('aria-current="page"')).toBe(isMarked);
  });

  it('leads to the parts of a page', () => {
    expect(render()).toContain('href="/educacion-comunidad#jovenes"');
    expect(render({ locale: 'en' })).toContain('href="/en/educacion-comunidad#jovenes"');
  });

  it('opens the menu at the section that is being read', () => {
    const [, entry] =
      /<details name="menu" open=""><summary>([^<]*)</.exec(render({ path: '/sobre-ofgc/contacto' })) ?? [];
    expect(entry?.trim()).toBe('Sobre la orquesta');
  });

  it('shows an alert that has an id, with its HTML, and no other', () => {
    expect(render({ alert: { id: 7, title: 'Hoy <strong>13:00</strong>' } })).toContain('Hoy <strong>13:00</strong>');
    expect(render({ alert: null })).not.toContain('aria-label="Aviso"');
  });

  it('says the year of the site’s clock, and opens other sites in a new tab', () => {
    const html = render();
    expect(html).toContain('© 2026 Orquesta');
    for (const link of tags(html, 'a').filter((tag) => tag.includes('href="http')))
      expect(link).toMatch(/target="_blank" rel="noopener"/);
    expect(html).toContain('https://sede.ofgc.example');
  });

  it('speaks English below /en, links included', () => {
    const html = render({ locale: 'en', path: '/explora' });
    expect(html).toContain('Subscribe to the newsletter');
    expect(html).toContain('href="/en/proteccion-datos" target="_blank"');
    expect(html).toContain('href="#contenido"');
  });
});
