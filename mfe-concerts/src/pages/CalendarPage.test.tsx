import type { CalendarChoice } from '@ofgc/shared/routes/concerts/calendar.ts';
import { addressOf, linkAddresses, textOf } from '@ofgc/shared/testing/page-queries.ts';
import { renderPage, renderServerPage, screen, within } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { effectiveWhen, parseCalendarQuery } from '../features/calendar-filters/calendar-query.ts';
import { calendarEntries, groupByMonth } from '../features/calendar/entries/calendar-entries.ts';
import { LaterMonthOverview } from '../features/calendar/months/LaterMonthOverview.tsx';
import { LaterNoConcerts } from '../features/calendar/LaterNoConcerts.tsx';
import type { CalendarPageData } from '../features/calendar/load-calendar-page.ts';
import type { Calendar } from '../features/calendar/load-calendar.ts';
import { shiftMonth } from '../features/calendar/months/month-arithmetic.ts';
import { selectableMonths } from '../features/calendar/months/selectable-months.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './CalendarPage.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const around = { today: '2026-11-20', season: undefined };
const sessions = [
  samplePerformance({ id: 381, startsAt: '2026-12-04T10:30:00Z', endsAt: '2026-12-04T11:30:00Z', isRelaxed: true }),
  samplePerformance({ id: 382, startsAt: '2026-12-04T12:00:00Z', endsAt: '2026-12-04T13:00:00Z' }),
];

function sampleCalendar(query: CalendarChoice, events = [sampleEvent({ performances: sessions })]): Calendar {
  return {
    query,
    when: effectiveWhen(query, around),
    impliedWhen: query.cuando && effectiveWhen({ ...query, cuando: undefined }, around),
    nearest: [],
    past: 0,
    isFromToday: true,
    today: '2026-11-20',
    opening: '2026-11',
    grids: [],
    total: events.length,
    facets: {
      season: [
        { value: '2627', label: 'Temporada 2026-27', count: 1 },
        { value: '2324', label: 'Temporada 2023-24', count: 0 },
      ],
      dates: [
        { value: '2026-11-20/2026-11-20', label: 'Hoy', count: 0 },
        { value: '2026-11-20/2026-12-19', label: 'Próximos 30 días', count: 1 },
      ],
      monthOfYear: [{ value: '2026-12', label: 'diciembre de 2026', count: 1 }],
    },
    months: groupByMonth(calendarEntries(events, query, now)),
    selectable: selectableMonths(query, { when: 'proximos', opening: '2026-11', today: '2026-11-20' }),
  };
}

const page = (calendar: Calendar, unknown: CalendarPageData['unknown'] = []): CalendarPageData => ({
  calendar,
  unknown,
  origin: 'https://ofgc.example',
});
const render = (loaderData: unknown, locale: 'es' | 'en' = 'es') =>
  renderPage(<Component />, { locale, catalogues: { concerts: { es, en } }, loaderData });
const option = (name: string) => screen.getByRole<HTMLOptionElement>('option', { name });

beforeAll(() => Promise.all([LaterMonthOverview.load(), LaterNoConcerts.load()]));

describe('CalendarPage', () => {
  it('announces the number of concerts', () => {
    render(page(sampleCalendar({})));
    expect(textOf(screen.getByRole('status'))).toBe('1 concierto de hoy a diciembre');
  });

  it('does not count “from today to November” in November', () => {
    const performances = [samplePerformance({ startsAt: '2026-11-28T20:00:00Z', endsAt: '2026-11-28T21:30:00Z' })];
    render(page(sampleCalendar({}, [sampleEvent({ performances })])));
    expect(textOf(screen.getByRole('status'))).toBe('1 concierto');
  });

  it.each([
    ['2027-10', '1 concierto de hoy a octubre'],
    ['2027-11', '1 concierto de hoy a noviembre de 2027'],
    ['2028-06', '1 concierto de hoy a junio de 2028'],
  ])('names the year of the last month when it is a year or more ahead (%s)', (month, text) => {
    const startsAt = `${month}-12T20:00:00Z`;
    const performances = [samplePerformance({ startsAt, endsAt: `${month}-12T21:30:00Z` })];
    render(page(sampleCalendar({}, [sampleEvent({ performances })])));
    expect(textOf(screen.getByRole('status'))).toBe(text);
  });

  it('leaves out “from today” when the period does not begin today', () => {
    render(page({ ...sampleCalendar({ hasta: '2026-12-31' }), isFromToday: false }));
    expect(textOf(screen.getByRole('status'))).toBe('1 concierto');
  });

  it('shows the sessions of a day in one row with the id that the month links to', () => {
    render(page(sampleCalendar({})));
    const row = screen.getByRole('article');
    expect(within(row).getByText('Funciones: 10:30 (relajada) y 12:00 · Auditorio del Mar')).toBeTruthy();
    expect(row.id).toBe('dia-2026-12-04');
  });

  it('renders a GET form with counts; options without concerts are disabled', () => {
    renderServerPage(<Component />, {
      catalogues: { concerts: { es, en } },
      loaderData: page(sampleCalendar({ cuando: 'todos' })),
    });
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filtros' });
    expect([form.getAttribute('action'), form.method]).toEqual(['/conciertos-entradas/eventos', 'get']);
    expect(option('Temporada 2026-27 (1)').value).toBe('2627');
    expect(option('Temporada 2026-27 (1)').disabled).toBe(false);
    expect(option('Temporada 2023-24 (0)').disabled).toBe(true);
    expect(new FormData(form).get('cuando')).toBe('todos');
  });

  it('has a link that removes a filter and keeps the others', () => {
    render(page(sampleCalendar({ temporada: '2627', lugar: 'auditorio-del-mar' })), 'en');
    expect(addressOf('Remove the filter Temporada 2026-27')).toBe(
      '/en/conciertos-entradas/eventos?lugar=auditorio-del-mar',
    );
  });

  it('lists common periods with their counts, without a link when there is no concert', () => {
    render(page(sampleCalendar({ lugar: 'auditorio-del-mar', mes: '2026-12' })));
    const dates = screen.getByRole('list', { name: 'Fechas más buscadas' });
    expect(within(dates).getAllByRole('listitem').map(textOf)).toEqual(['Hoy (0)', 'Próximos 30 días (1)']);
    expect(linkAddresses(dates)).toEqual([
      '/conciertos-entradas/eventos?lugar=auditorio-del-mar&desde=2026-11-20&hasta=2026-12-19',
    ]);
  });

  it('offers the subscription with its filters as a link and as an address to copy', () => {
    render(page(sampleCalendar({ categoria: 'familia', vista: 'mes' })), 'en');
    expect(addressOf('Calendar app')).toBe('webcal://ofgc.example/en/calendario.ics?categoria=familia');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of the calendar' });
    expect(field.value).toBe('https://ofgc.example/en/calendario.ics?categoria=familia');
    expect(field.readOnly).toBe(true);
    expect(textOf()).toContain('Concerts that match your filters');
  });

  it.each<[CalendarChoice, string, string[]]>([
    [{ cuando: 'todos' }, '2026-11', ['2 conciertos después', '2 later concerts']],
    [{ cuando: 'pasados' }, '2026-03', ['2 conciertos anteriores', '2 earlier concerts']],
  ])('names the concerts after the sixth month by the order of the list (%j)', (query, first, names) => {
    const months = Array.from({ length: 8 }, (_, index) => shiftMonth(first, index));
    const events = months.map((month, id) => {
      const performances = [
        samplePerformance({ id, startsAt: `${month}-12T20:00:00Z`, endsAt: `${month}-12T21:30:00Z` }),
      ];
      return sampleEvent({ id, performances });
    });
    const foldIn = (locale: 'es' | 'en') => {
      const { container, unmount } = render(page(sampleCalendar(query, events)), locale);
      const text = [...container.querySelectorAll('summary')].map(textOf);
      unmount();
      return text;
    };
    expect(foldIn('es')).toContain(names[0]);
    expect(foldIn('en')).toContain(names[1]);
  });

  it('offers the subscription to the whole calendar', () => {
    render(page(sampleCalendar({})));
    expect(screen.getByText(es.subscribe.text)).toBeTruthy();
    expect(linkAddresses()).toContain('webcal://ofgc.example/calendario.ics');
  });

  it.each<[CalendarChoice, string]>([
    [{ mes: '2026-10', cuando: 'pasados' }, '?mes=2026-10&cuando=proximos'],
    [{ mes: '2026-10' }, '?mes=2026-10&cuando=proximos'],
    [{ mes: '2026-12', cuando: 'pasados' }, '?mes=2026-12'],
    [{}, ''],
  ])('links from %j to the coming concerts', (query, search) => {
    render(page(sampleCalendar(query)));
    expect(addressOf('Próximos')).toBe(`/conciertos-entradas/eventos${search}`);
  });

  it('links to a month with concerts when nothing is found', () => {
    render(page(sampleCalendar({ temporada: '2627', mes: '2027-07' }, [])));
    expect(textOf()).toContain('No hay conciertos con estos filtros');
    expect(linkAddresses()).toContain('/conciertos-entradas/eventos?temporada=2627&mes=2026-12');
  });

  it('links to the past concerts under the same filters when none is to come', () => {
    render(page({ ...sampleCalendar({ compositor: 'gustav-mahler' }, []), past: 3 }));
    expect(addressOf('Conciertos ya celebrados (3)')).toBe(
      '/conciertos-entradas/eventos?compositor=gustav-mahler&cuando=pasados',
    );
  });

  it('lists the next concerts when no month has any', () => {
    const nearest = calendarEntries([sampleEvent({ performances: sessions })], {}, now);
    render(page({ ...sampleCalendar({ edad: '2' }, []), facets: {}, nearest }));
    const next = screen.getByRole('region', { name: 'Lo más próximo' });
    expect(within(next).getByRole('article').id).toBe('dia-2026-12-04');
  });

  it('says that a month is over where later ones have concerts, and that nothing is announced only where none has', () => {
    const nearest = calendarEntries([sampleEvent({ performances: sessions })], {}, now);
    render(page({ ...sampleCalendar({ vista: 'mes' }, []), nearest }));
    expect(screen.getByRole('heading', { level: 2, name: 'Este mes ya no hay más conciertos' })).toBeTruthy();
    expect(textOf()).not.toContain('próxima temporada se anunciará');
    render(page({ ...sampleCalendar({}, []), facets: {} }), 'en');
    expect(screen.getByRole('heading', { level: 2, name: 'No concerts have been announced yet' })).toBeTruthy();
  });

  it('folds its filters and states their number and the number of concerts', () => {
    render(page(sampleCalendar({ categoria: 'temporada', lugar: 'auditorio-del-mar' })));
    const fold = screen.getByText('Filtros (2)').closest('details');
    expect(fold?.open).toBe(false);
    expect(screen.getByRole('button', { name: 'Ver 1 concierto' })).toBeTruthy();
  });

  it('shows a month as a table in the month view', () => {
    render(page({ ...sampleCalendar({ vista: 'mes' }), opening: '2026-12' }));
    expect(screen.getByRole('table', { name: 'diciembre de 2026' })).toBeTruthy();
    expect(textOf(screen.getByRole('status'))).toBe('1 concierto en diciembre de 2026');
  });

  it.each([
    ['cancelled', 'Cancelado'],
    ['postponed', 'Aplazado'],
  ] as const)('marks a concert in the month view as %s', (state, word) => {
    const performances = [samplePerformance({ state, ticketUrl: null, price: null })];
    render(page({ ...sampleCalendar({ vista: 'mes' }, [sampleEvent({ performances })]), opening: '2026-12' }));
    expect(within(screen.getByRole('table')).getByRole('link', { name: `20:00 Pastoral ${word}` })).toBeTruthy();
  });

  it.each([
    ['es', '«13» no es un valor de «Mes» y no se ha tenido en cuenta.'],
    ['en', '“13” is not a value of “Month”'],
  ] as const)('names an invalid filter and shows the concerts without it (%s)', (locale, text) => {
    const { query, unknown } = parseCalendarQuery(new URLSearchParams('mes=13'));
    render(page(sampleCalendar(query), unknown), locale);
    expect(textOf()).toContain(text);
    expect(screen.getAllByRole('link', { name: sampleEvent().title }).length).toBeGreaterThan(0);
  });

  it('is indexed with at most one valid filter, and has an ItemList of its concerts', () => {
    const meta = (query: CalendarChoice) =>
      handle.meta({ data: page(sampleCalendar(query)), t: (key) => key, locale: 'en' });
    expect(meta({ temporada: '2627' }).noIndex).toBe(false);
    expect(meta({ mes: '2026-12' }).noIndex).toBe(false);
    expect(
      handle.meta({ data: page(sampleCalendar({}), [{ name: 'mes', value: '13' }]), t: (key) => key, locale: 'en' })
        .noIndex,
    ).toBe(true);
    expect(meta({ temporada: '2627', lugar: 'auditorio-del-mar' }).noIndex).toBe(true);
    expect(meta({}).jsonLd).toMatchObject([
      {
        '@type': 'ItemList',
        numberOfItems: 1,
        itemListElement: [{ position: 1, url: 'https://ofgc.example/en/conciertos-entradas/eventos/pastoral/38' }],
      },
    ]);
  });
});
