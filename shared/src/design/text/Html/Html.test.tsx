import { describe, expect, it } from 'vitest';
import { SiteContext } from '../../../contract/site.ts';
import { renderPage, screen, testSite, waitFor } from '../../../testing/render-page.tsx';
import { Html } from './Html.tsx';
import { inSiteTarget } from './in-site-target.ts';

const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
const link = (attributes: Record<string, string>) => ({ getAttribute: (name: string) => attributes[name] ?? null });

describe('inSiteTarget', () => {
  it.each(['/explora', '/en/conciertos-entradas/eventos/an-alpine-symphony/39', '/sobre-ofgc?a=1#b'])(
    'returns %s for a plain click on a page of the site',
    (href) => {
      expect(inSiteTarget(plainClick, link({ href }))).toBe(href);
    },
  );

  it.each([
    'https://example.org',
    '//example.org',
    'mailto:a@ofgc.example',
    '#part',
    '/documentos/bases.pdf',
    '/api/events',
    '/assets/a',
  ])('returns null for %s', (href) => expect(inSiteTarget(plainClick, link({ href }))).toBeNull());

  it('returns null for a click that opens a new tab', () => {
    expect(inSiteTarget({ ...plainClick, metaKey: true }, link({ href: '/explora' }))).toBeNull();
    expect(inSiteTarget({ ...plainClick, button: 1 }, link({ href: '/explora' }))).toBeNull();
    expect(inSiteTarget(plainClick, link({ href: '/explora', target: '_blank' }))).toBeNull();
  });
});

it.each([
  ['/portal-empleo', false],
  ['/portal-empleo/oferta/8?a=1#bases', false],
  ['/en/portal-empleo', false],
  ['/portal-empleo-antiguo', true],
  ['/explora', true],
  ['https://example.org/portal-empleo', true],
])('Html shows a link to %s as a link only if its section was not taken down (%s)', (address, isLink) => {
  const html = `<p>Vea <a class="x" href="${address}">las <b>plazas</b></a> y <a href="/sobre-ofgc">la casa</a>.</p>`;
  renderPage(
    <SiteContext value={{ ...testSite, removed: ['/portal-empleo'] }}>
      <Html html={html} />
    </SiteContext>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Vea las plazas y la casa.');
  expect(screen.queryByRole('link', { name: 'las plazas' }) !== null).toBe(isLink);
  expect(screen.getByRole('link', { name: 'la casa' })).toBeTruthy();
});

it('Html has the language of its text', () => {
  renderPage(<Html html="<p>Hola</p>" lang="es" />, { locale: 'en' });
  expect(screen.getByText('Hola').parentElement?.getAttribute('lang')).toBe('es');
});

it('Html follows a link to a page of the site without loading a new document', async () => {
  const { user, router } = renderPage(<Html html='<p><a href="/explora">Explora</a></p>' />, { locale: 'en' });
  await user.click(screen.getByRole('link', { name: 'Explora' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/explora'));
});
