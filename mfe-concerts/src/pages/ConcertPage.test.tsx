import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { sampleEventDetail } from '../features/concert/sample-event-detail.ts';
import type { RelatedContent } from '../features/related-content/load-related-content.ts';
import type { WaitingLists } from '../features/waiting-list/load-waiting-lists.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './ConcertPage.tsx';

const siteUrl = 'https://ofgc.example';
const noneRelated: RelatedContent = { news: [], recordings: [], melodies: [], documents: [] };
const buy = 'href="/conciertos-entradas/taquilla';

function render(event: Partial<Event> = {}, locale: Locale = 'es', waitingLists: WaitingLists | null = null) {
  const loaderData = {
    event: sampleEventDetail(event),
    venue: null,
    subscriptions: [],
    waitingLists,
    related: noneRelated,
    siteUrl,
  };
  return renderToMarkup(<Component />, {
    locale,
    path: '/conciertos-entradas/eventos/pastoral/38',
    catalogues: { concerts: locale === 'es' ? es : en },
    loaderData,
  });
}
const at = (...performances: Partial<Performance>[]) => ({ performances: performances.map(samplePerformance) });
const without = { ticketUrl: null };

describe('the page of a concert', () => {
  it('tells the facts in their order, the programme and the prices', () => {
    const html = render();
    const words = [
      'viernes 4 de diciembre',
      'Puertas a las 19:30',
      'Auditorio del Mar · Sala Sinfónica',
      '1\u00a0h\u00a031\u00a0min, con pausa',
      'Termina hacia las 21:35',
      '12–35',
      'Programa</h2>',
      'Sinopsis',
      'Intérpretes',
      'Zona A',
      'Club 26',
    ];
    const places = words.map((word) => html.indexOf(word));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  });

  it('opens the box office in a new tab and says so', () => {
    expect(render()).toMatch(
      /<a[^>]*href="\/conciertos-entradas\/taquilla\?performance=381"[^>]*target="_blank"[^>]*>.*?\(se abre en otra pestaña\)/,
    );
    expect(render({}, 'en')).toMatch(
      /<a[^>]*href="\/en\/conciertos-entradas\/taquilla\?performance=381"[^>]*>.*?\(opens in a new tab\)/,
    );
  });

  it.each<[string, Partial<Performance>, string]>([
    ['cancelled', { ...without, state: 'cancelled', status: 'cancelled' }, 'Este concierto se ha cancelado.'],
    ['postponed', { ...without, state: 'postponed', status: 'postponed' }, 'Este concierto se ha aplazado.'],
    ['past', { ...without, state: 'past' }, 'Este concierto ya se ha celebrado.'],
    [
      'not yet on sale',
      { ...without, state: 'notOnSale', saleFrom: '2027-01-11T10:00:00Z' },
      'salen a la venta el lunes 11 de enero',
    ],
    ['sold out', { ...without, state: 'soldOut', hasWaitingList: true }, 'lista de espera'],
  ])('has no button to buy when %s, but says why', (_, performance, words) => {
    const html = render(at(performance));
    expect(html).toContain(words);
    expect(html).not.toContain(buy);
  });

  it('sends a school to where it registers', () => {
    const html = render(at({ ...without, state: 'schoolsOnly', sale: 'schoolsOnly' }));
    expect(html).toContain('se inscriben con el equipo de educación');
    expect(html).toContain('/educacion-comunidad/educacion#como-participar"');
    expect(html).not.toContain(buy);
  });

  it('tells the old date of a concert that moved', () => {
    const html = render(at({ previousStartsAt: '2026-11-27T20:00:00Z', status: 'rescheduled' }));
    expect(html).toContain('Antes: <s>viernes 27 de noviembre</s>');
    expect(html).toContain('Cambia de fecha: del viernes 27 de noviembre al viernes 4 de diciembre.');
  });

  it('lists several dates with a button each and puts the next with tickets among the facts', () => {
    const html = render(
      at(
        { ...without, id: 1, state: 'soldOut' },
        { id: 2, startsAt: '2026-12-05T20:00:00Z', ticketUrl: '/conciertos-entradas/taquilla?performance=2' },
      ),
    );
    expect(html).toContain('id="fechas"');
    expect(html.slice(html.indexOf('Cuándo'), html.indexOf('Dónde'))).toContain('sábado 5 de diciembre');
    expect(html.slice(html.indexOf('id="fechas"'), html.indexOf('id="programa"')).match(/performance=2/g)).toHaveLength(
      1,
    );
  });

  it('offers calendars and sharing without trackers', () => {
    const html = render();
    for (const address of [
      '.ics"',
      'https://calendar.google.com/calendar/render?',
      'https://outlook.live.com/calendar/',
      'mailto:?subject=Pastoral',
    ])
      expect(html).toContain(address);
  });

  it('marks Spanish texts on an English page and says why', () => {
    const html = render({}, 'en');
    expect(html).toMatch(/<h1[^>]*lang="es"/);
    expect(html).toContain('only available in Spanish');
  });

  it('recommends further concerts', () => {
    expect(
      render({ recommendations: [sampleEvent({ id: 42, title: 'Chaikovski 6', slug: 'chaikovski-6' })] }),
    ).toContain('href="/conciertos-entradas/eventos/chaikovski-6/42"');
    expect(render()).not.toContain('relacionados');
  });
});

it('leads to what else there is to read and to hear, and says what kind of change was made', () => {
  const related: RelatedContent = {
    news: [],
    recordings: [
      { slug: 'cantos-canarios', title: 'Cantos', year: 2025, label: 'Alisios', performers: 'Orquesta', lang: 'es' },
    ],
    melodies: [
      { id: 1, title: 'Himno', text: 'Lo cantan…', work: 'Novena', composer: 'Beethoven', seconds: 15, lang: 'es' },
    ],
    documents: [],
  };
  const event = sampleEventDetail({ changes: [{ at: '2026-11-17', kind: 'cast', text: 'Nuevo solista.' }] });
  const html = renderToMarkup(<Component />, {
    catalogues: { concerts: es },
    loaderData: { event, venue: null, subscriptions: [], waitingLists: null, related, siteUrl },
  });
  expect(html).toContain('href="/explora/discografia#cantos-canarios"');
  expect(html).not.toContain('id="guias"');
  expect(html).toMatch(
    /<audio[^>]* preload="none" src="\/melodias\/1\.wav" aria-label="Escuchar «Himno», 15 segundos"/,
  );
  expect(html).toMatch(/17 de noviembre de 2026<\/time> · Intérpretes/);
});

describe('a sold-out concert with a waiting list', () => {
  const soldOut = samplePerformance({ ...without, state: 'soldOut', hasWaitingList: true });
  const lists = (differences: Partial<WaitingLists> = {}): WaitingLists => ({
    performances: [soldOut],
    consent: {
      purpose: 'waitingList',
      version: '2026-11',
      text: 'Acepto que me avisen.',
      notice: 'Responsable: la Fundación.',
      shownAt: '2026-11-20T12:00:00.000Z',
    },
    isAsked: false,
    ...differences,
  });
  const page = (waitingLists: WaitingLists | null) => render({ performances: [soldOut] }, 'es', waitingLists);

  it('asks for address, seats and consent, and the facts lead there', () => {
    const html = page(lists());
    expect(html).toContain('<h2 id="lista-de-espera"');
    expect(html).toMatch(/href="[^"]*#lista-de-espera"/);
    expect(html).toContain(`name="performance" value="${soldOut.id}"`);
    expect(html).toContain('<option value="2" selected="">2</option>');
    expect(html).toContain('Acepto que me avisen.');
  });

  it('lets choose among several dates', () => {
    const html = page(lists({ performances: [soldOut, { ...soldOut, id: 382 }] }));
    expect(html).toMatch(/<select[^>]*name="performance"/);
  });

  it('says to look at the e-mail once it was asked for', () => {
    const html = page(lists({ isAsked: true }));
    expect(html).toContain('id="apuntado"');
    expect(html).not.toContain('name="seats"');
  });

  it('is still a page where the list cannot be had', () => expect(page(null)).not.toContain('name="seats"'));
});

it('knows its address in the other language and its head', () => {
  const data = {
    event: sampleEventDetail({ slugs: { es: 'organo', en: 'organ' }, id: 43 }),
    venue: null,
    subscriptions: [],
    waitingLists: null,
    related: noneRelated,
    siteUrl,
  };
  expect(handle.alternates?.(data)).toEqual({
    es: '/conciertos-entradas/eventos/organo/43',
    en: '/conciertos-entradas/eventos/organ/43',
  });
  const meta = handle.meta({ data, t: (key) => key, locale: 'es' });
  expect(meta.title).toBe('Pastoral · 4 de diciembre de 2026');
  expect(meta.description.length).toBeLessThanOrEqual(160);
  expect(meta.jsonLd).toHaveLength(1);
});
