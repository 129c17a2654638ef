import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { addressOf, headings, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { pagingApi } from '@ofgc/shared/testing/paging-api.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { describe, expect, it } from 'vitest';
import { sampleArtist } from '../testing/sample-artist.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, loader } from './ArtistPage.tsx';

const help = '¿Necesita ayuda?';
const alone = { artist: sampleArtist, upcoming: [], past: [], albums: [] };
const surroundings = (loaderData: object, locale: Locale = 'es') => ({
  locale,
  path: '/explora/invitados/ana-prueba/7',
  catalogues: { explore: { es, en } },
  loaderData,
});
const render = (...page: Parameters<typeof surroundings>) => renderPage(<Component />, surroundings(...page));

describe("an artist's page", () => {
  it('shows the biography and a drawing of the instrument', () => {
    render(alone);
    expect(headings(1)).toEqual(['Ana Prueba']);
    expect(screen.getByText(/^Nació en Telde\./).localName).toBe('p');
    const drawing = screen.getByRole('presentation');
    expect(drawing.getAttribute('src')).toMatch(/\/piano-card\.svg\?palette=teal&view=1&person=ana-prueba$/);
    expect([drawing.getAttribute('width'), drawing.getAttribute('height')]).toEqual(['320', '400']);
  });

  it('renders no inline style', () => {
    expect(renderServerPage(<Component />, surroundings(alone)).querySelector('[style]')).toBeNull();
  });

  it('lists coming concerts, past concerts and recordings', () => {
    render({
      ...alone,
      upcoming: [{ event: sampleEvent(), performance: samplePerformance() }],
      past: [{ event: sampleEvent({ id: 5, slug: 'otro', title: 'Otro día' }), startsAt: '2025-02-14T20:00:00Z' }],
      albums: [{ id: 7, title: 'Aire del norte', year: 2020, label: 'Alisios', lang: 'es' }],
    });
    expect(headings(2)).toEqual(['Biografía', 'Próximo concierto', 'Concierto anterior', 'Grabación', help]);
    expect(addressOf('Pastoral')).toBe('/conciertos-entradas/eventos/pastoral/38');
    const before = screen.getByRole('region', { name: 'Concierto anterior' });
    expect(textOf(within(before).getByRole('listitem'))).toContain('14 de febrero de 2025Otro día');
    expect(linkAddresses(before)).toEqual(['/conciertos-entradas/eventos/otro/5']);
    expect(addressOf('Aire del norte')).toBe('/explora/discografia?anio=2020');
  });

  it('says that no concert is announced, and leaves out other empty sections', () => {
    render(alone);
    expect(headings(2)).toEqual(['Biografía', 'Próximos conciertos', help]);
    const coming = screen.getByRole('region', { name: 'Próximos conciertos' });
    expect(textOf(coming)).toContain('Ahora no hay conciertos anunciados con Ana Prueba en el cartel.');
    expect(linkAddresses(coming)).toEqual(['/conciertos-entradas/eventos']);
  });

  it('names the house without a mark before it where the instrument is unknown', () => {
    render({ ...alone, artist: { ...sampleArtist, instrument: null } });
    expect(textOf(screen.getAllByRole('link', { name: 'Artistas invitados' }).at(-1)?.parentElement ?? undefined)).toBe(
      'Artistas invitados',
    );
  });

  it('marks members of the orchestra and untranslated texts', () => {
    render({ ...alone, artist: { ...sampleArtist, isGuest: false } }, 'en');
    expect(addressOf('Of the orchestra')).toBe('/en/sobre-ofgc/conoce-ofgc');
    expect(
      screen
        .getByText(/^Nació en Telde\./)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('es');
  });
});

it('loader of ArtistPage returns only past concerts that took place, with their last date held', async () => {
  const date = (startsAt: string, status: 'scheduled' | 'cancelled') =>
    samplePerformance({ startsAt, status, state: status === 'cancelled' ? 'cancelled' : 'past', ticketUrl: null });
  const [friday, saturday] = ['2024-05-17T19:00:00+00:00', '2024-05-18T19:00:00+00:00'] as const;
  const past = [
    sampleEvent({ id: 5, performances: [date(friday, 'scheduled'), date(saturday, 'cancelled')] }),
    sampleEvent({ id: 6, performances: [date(friday, 'cancelled')] }),
  ];
  const artist = { ...sampleArtist, upcoming: [], past };
  const { api } = pagingApi({ 'api/albums': [] }, { 'api/artists/7': { data: artist } });
  const shown = await loader(pageVisit({ api, params: { slug: artist.slug, id: '7' } }));
  expect(shown.past.map(({ event, startsAt }) => [event.id, startsAt])).toEqual([[5, friday]]);
});
