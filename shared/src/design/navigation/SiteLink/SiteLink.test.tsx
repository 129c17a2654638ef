import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { act, renderPage, screen, type Surroundings } from '../../../testing/render-page.tsx';
import { SiteLink } from './SiteLink.tsx';

function link(props: Omit<ComponentProps<typeof SiteLink>, 'children'>, surroundings?: Surroundings): HTMLElement {
  renderPage(<SiteLink {...props}>Enlace</SiteLink>, surroundings);
  return screen.getByRole('link');
}
const addressOf = (...sought: Parameters<typeof link>) => link(...sought).getAttribute('href');

describe('SiteLink', () => {
  it('links to the Spanish page on a Spanish page', () => {
    expect(addressOf({ to: '/explora' })).toBe('/explora');
  });

  it('links to the English page, with query and anchor, on an English page', () => {
    expect(addressOf({ to: '/explora?tema=1#musica' }, { locale: 'en' })).toBe('/en/explora?tema=1#musica');
  });

  it('opens other sites in a new tab and announces that', () => {
    const other = link({ to: 'https://example.org' });
    expect(other.getAttribute('href')).toBe('https://example.org');
    expect([other.getAttribute('target'), other.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    expect(screen.getByRole('link', { name: 'Enlace (se abre en otra pestaña)' })).toBe(other);
  });

  it('opens a page of the site in a new tab when asked, and announces that', () => {
    const page = link({ to: '/proteccion-datos', isNewTab: true }, { locale: 'en' });
    expect([page.getAttribute('href'), page.getAttribute('target')]).toEqual(['/en/proteccion-datos', '_blank']);
    expect(screen.getByRole('link', { name: 'Enlace (opens in a new tab)' })).toBe(page);
  });

  it('keeps path and query for a link to a part of the page', async () => {
    const { router } = renderPage(<SiteLink to="#programa">Programa</SiteLink>, { path: '/explora?sala=auditorio' });
    const part = screen.getByRole('link', { name: 'Programa' });
    expect(part.getAttribute('href')).toBe('#programa');
    await act(async () => part.click());
    const { pathname, search, hash } = router.state.location;
    expect([pathname, search, hash]).toEqual(['/explora', '?sala=auditorio', '#programa']);
  });

  it.each(['mailto:taquilla@ofgc.example', 'tel:+34928000000'])('leaves %s unchanged', (to) => {
    const contact = link({ to }, { locale: 'en' });
    expect([contact.getAttribute('href'), contact.hasAttribute('target')]).toEqual([to, false]);
  });

  it('adds no language to files of the site', () => {
    expect(addressOf({ to: '/calendario.ics', isDocument: true }, { locale: 'en' })).toBe('/calendario.ics');
  });
});
