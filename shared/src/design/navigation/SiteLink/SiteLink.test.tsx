import { describe, expect, it } from 'vitest';
import { renderToMarkup } from '../../../testing/render-page.tsx';
import { SiteLink } from './SiteLink.tsx';

describe('SiteLink', () => {
  it('leads to the page in the language of the visitor', () => {
    expect(renderToMarkup(<SiteLink to="/explora">Explora</SiteLink>)).toContain('href="/explora"');
    expect(renderToMarkup(<SiteLink to="/explora?tema=1#musica">Explore</SiteLink>, { locale: 'en' })).toContain(
      'href="/en/explora?tema=1#musica"',
    );
  });

  it('opens other sites in a new tab and says so', () => {
    const html = renderToMarkup(<SiteLink to="https://example.org">Fuera</SiteLink>);
    expect(html).toContain('href="https://example.org" target="_blank" rel="noopener"');
    expect(html).toContain('(se abre en otra pestaña)');
  });

  it('opens a page of the site in a new tab where asked, and says so', () => {
    const html = renderToMarkup(
      <SiteLink to="/proteccion-datos" isNewTab>
        Data
      </SiteLink>,
      { locale: 'en' },
    );
    expect(html).toContain('href="/en/proteccion-datos"');
    expect(html).toContain('target="_blank"');
    expect(html).toContain('(opens in a new tab)');
  });

  it('stays on the page for one of its parts', () => {
    expect(renderToMarkup(<SiteLink to="#programa">Programa</SiteLink>, { path: '/explora' })).toContain(
      'href="/explora#programa"',
    );
  });

  it.each(['mailto:taquilla@ofgc.example', 'tel:+34928000000'])('leaves %s as it is', (to) => {
    expect(renderToMarkup(<SiteLink to={to}>Contacto</SiteLink>, { locale: 'en' })).toContain(`<a href="${to}">`);
  });

  it('gives files of the site no language', () => {
    expect(
      renderToMarkup(
        <SiteLink to="/calendario.ics" isDocument>
          Calendar
        </SiteLink>,
        { locale: 'en' },
      ),
    ).toContain('<a href="/calendario.ics">');
  });
});
