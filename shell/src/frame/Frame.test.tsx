import type { Alert } from '@ofgc/shared/domain/alerts/alert.schema.ts';
import { linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, type Surroundings, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { CompositionContext } from '../composition/composition.ts';
import { composedOf, sampleSections, sampleVector } from '../testing/sample-releases/sample-vector.ts';
import { Frame } from './Frame.tsx';

const vector = await sampleVector({ jobs: ['/portal-empleo'] });
const composition = composedOf(vector, {
  es: await sampleSections(vector, 'es'),
  en: await sampleSections(vector, 'en'),
});

interface Rendered extends Surroundings {
  alert?: Alert | null;
}

const render = ({ alert = null, ...surroundings }: Rendered = {}) =>
  renderServerPage(
    <CompositionContext value={composition}>
      <Frame alert={alert}>
        <h1>Hola</h1>
      </Frame>
    </CompositionContext>,
    { ...surroundings, catalogues: { shell: { es, en } } },
  );

/** The names of the form fields that a plain post would send. */
const fields = (form: Element | null) =>
  [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])].map(({ name }) => name);

// The server waits for parts whose code is in separate modules; here they are loaded before the first test.
beforeAll(async () => {
  for (const _depth of ['parts', 'parts of parts']) {
    render();
    await vi.dynamicImportSettled();
  }
  document.body.replaceChildren();
});

describe('the frame in the server’s markup', () => {
  it.each([
    ['/portal-empleo/oferta/7', 'teal'],
    ['/buscar', null],
  ])('has on %s the colour that the section declares: %s', (path, hue) => {
    expect(within(render({ path })).getByRole('main').dataset.hue ?? null).toBe(hue);
  });

  it.each([
    ['menu', 'Menú', 'nav'],
    ['search', 'Buscar', 'dialog'],
  ])('opens %s without JavaScript', (id, name, tag) => {
    const page = render();
    const bar = within(page).getByRole('banner');
    expect(within(bar).getByRole('button', { name }).getAttribute('popovertarget')).toBe(id);
    const popover = page.querySelector(`#${id}`);
    expect([popover?.localName, popover?.getAttribute('popover')]).toEqual([tag, 'auto']);
  });

  it('unfolds the menu’s sections without JavaScript', () => {
    const menu = within(render()).getByRole('navigation', { name: 'Menú principal' });
    expect([...menu.querySelectorAll('summary')].map(textOf)).toEqual([
      'Conciertos y entradas',
      'Educación y comunidad',
      'Sobre la orquesta',
      'Explora',
    ]);
  });

  it('has a search form that works without JavaScript', () => {
    const form = render({ locale: 'en' }).querySelector('search form');
    expect(form?.getAttribute('action')).toBe('/en/buscar');
    expect(fields(form)).toEqual(['term']);
  });

  it('has a newsletter form that works without JavaScript, with consent unticked', () => {
    const form = render({ locale: 'en' }).querySelector<HTMLFormElement>('form[action="/en/boletin"]');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.noValidate).toBe(true);
    expect(fields(form)).toEqual(expect.arrayContaining(['form', 'name', 'lastname', 'email', 'conditions']));
    expect(form?.querySelector<HTMLInputElement>('[name="conditions"]')?.checked).toBe(false);
  });

  it.each(['/canal-denuncias', '/canal-denuncias/informar'])('has no newsletter form on %s', (path) => {
    const page = render({ path });
    expect(page.querySelector('input[type="email"]')).toBeNull();
    expect(page.querySelector('[data-part="frame.footer"]')).not.toBeNull();
  });

  it('has no style attribute, which the content security policy would block', () => {
    expect(render({ alert: { id: 1, key: 'one', title: 'Hoy', eventId: null } }).querySelector('[style]')).toBeNull();
  });

  it('links to the other language through the server', () => {
    const bar = within(render({ path: '/explora/actualidad?pagina=2' })).getByRole('banner');
    const link = within(bar).getByRole('link', { name: 'English' });
    expect(link.getAttribute('href')).toBe('/idioma/en?a=%2Fexplora%2Factualidad%3Fpagina%3D2');
    expect([link.getAttribute('lang'), link.getAttribute('hreflang')]).toEqual(['en', 'en']);
  });

  it('folds the footer’s parts and the newsletter form without JavaScript, each below its title', () => {
    const page = render();
    const footer = within(page).getByRole('contentinfo');
    const folds = [...footer.querySelectorAll('details')];
    expect(folds.map((fold) => [textOf(fold.querySelector('summary') ?? undefined), fold.open])).toEqual([
      ['Conciertos', false],
      ['La orquesta', false],
      ['Síganos', false],
    ]);
    const fold = page.querySelector('form[action="/boletin"]')?.closest('details');
    expect([textOf(fold?.querySelector('summary') ?? undefined), fold?.open]).toEqual([es.newsletter.unfold, false]);
  });

  it.each([
    ['/conciertos-entradas/eventos', 'page'],
    ['/conciertos-entradas/eventos/grieg-y-sibelius/36', null],
    ['/', null],
  ])('marks the calendar’s link as current on %s: %s', (path, current) => {
    const bar = within(render({ path, locale: 'en' })).getByRole('banner');
    expect(within(bar).getByRole('link', { name: 'Calendar' }).getAttribute('aria-current')).toBe(current);
  });

  it.each([
    ['es', '/educacion-comunidad#jovenes'],
    ['en', '/en/educacion-comunidad#jovenes'],
  ] as const)('links to the parts of a page (%s)', (locale, address) => {
    expect(linkAddresses(render({ locale }))).toContain(address);
  });

  it('opens the menu at the current section', () => {
    const open = render({ path: '/sobre-ofgc/contacto' }).querySelectorAll('details[open] > summary');
    expect([...open].map(textOf)).toEqual(['Sobre la orquesta']);
  });

  it('shows an alert with its markup, and no alert if there is none', () => {
    const alert = within(
      render({ alert: { id: 7, key: 'seven', title: 'Hoy <strong>13:00</strong>', eventId: null } }),
    );
    expect(within(alert.getByRole('complementary', { name: 'Aviso' })).getByText('13:00').tagName).toBe('STRONG');
    expect(within(render()).queryByRole('complementary', { name: 'Aviso' })).toBeNull();
  });

  it('shows the year of the site’s clock', () => {
    expect(textOf(within(render()).getByRole('contentinfo'))).toContain('© 2026 Orquesta');
  });

  it('opens links to other sites in a new tab', () => {
    const links = [...render().querySelectorAll('a[href^="http"]')];
    expect(links.map((link) => link.getAttribute('href'))).toContain('https://sede.ofgc.example');
    for (const link of links)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('is English below /en, links included', () => {
    const page = render({ locale: 'en', path: '/explora' });
    expect(within(page).getByRole('button', { name: 'Subscribe to the newsletter' })).toBeTruthy();
    expect(
      within(page)
        .getByRole('link', { name: /^data protection policy/ })
        .getAttribute('href'),
    ).toBe('/en/proteccion-datos');
    const [skip, ...others] = linkAddresses(page);
    expect(skip).toBe('#contenido');
    const own = others.filter((address) => address?.startsWith('/') && !address.startsWith('/idioma/'));
    expect(own.filter((address) => !address?.startsWith('/en'))).toEqual([]);
  });
});

it.each([
  ['past the bar that a bare page has within its content', true, 'Hola'],
  ['to the content of any other page', false, undefined],
])('the link that skips to the content leads %s', async (_, isBare, focused) => {
  const { user } = renderPage(
    <CompositionContext value={composition}>
      <Frame alert={null}>
        <nav>
          <a href="/oficina">Bandeja</a>
        </nav>
        <h1>Hola</h1>
      </Frame>
    </CompositionContext>,
    { handle: { isBare }, path: '/oficina', catalogues: { shell: { es, en } } },
  );
  await user.click(screen.getByRole('link', { name: 'Saltar al contenido' }));
  expect(document.activeElement?.closest('main *')?.textContent).toBe(focused);
});
