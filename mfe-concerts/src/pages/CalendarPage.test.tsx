import type { CalendarChoice } from '@ofgc/shared/routes/calendar.ts';
import { renderToMarkup } from '@ofgc/shared/testing/render-page.tsx';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { parseCalendarQuery } from '../features/calendar-filters/calendar-query.ts';
import { calendarEntries, groupByMonth } from '../features/calendar/calendar-entries.ts';
import type { CalendarPageData } from '../features/calendar/load-calendar-page.ts';
import type { Calendar } from '../features/calendar/load-calendar.ts';
import { selectableMonths } from '../features/calendar/months.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { Component, handle } from './CalendarPage.tsx';

const now = new Date('2026-11-20T12:00:00Z');
const sessions = [
  samplePerformance({ id: 381, startsAt: '2026-12-04T10:30:00Z', endsAt: '2026-12-04T11:30:00Z', isRelaxed: true }),
  samplePerformance({ id: 382, startsAt: '2026-12-04T12:00:00Z', endsAt: '2026-12-04T13:00:00Z' }),
];

function sampleCalendar(query: CalendarChoice, events = [sampleEvent({ performances: sessions })]): Calendar {
  return {
    query,
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
    selectable: selectableMonths(query, '2026-11'),
  };
}

const page = (calendar: Calendar, unknown: CalendarPageData['unknown'] = []): CalendarPageData => ({
  calendar,
  unknown,
  origin: 'https://ofgc.example',
});
const render = (loaderData: unknown, locale: 'es' | 'en' = 'es') =>
  renderToMarkup(<Component />, { locale, catalogues: { concerts: locale === 'es' ? es : en }, loaderData });

describe('the calendar', () => {
  it('announces how many concerts there are and tells the sessions of a day in one row', () => {
    const html = render(page(sampleCalendar({})));
    expect(html).toContain('<b>1 concierto</b> de hoy a diciembre');
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(html).toContain('Sesiones: 10:30 (relajada) y 12:00 · Auditorio del Mar');
    expect(html).toContain('id="dia-2026-12-04"');
  });

  it('is a GET form by itself, with counts; choices without concerts cannot be made', () => {
    const html = render(page(sampleCalendar({ cuando: 'todos' })));
    expect(html).toContain('action="/conciertos-entradas/eventos" method="get"');
    expect(html).toContain('<option value="2627">Temporada 2026-27 (1)</option>');
    expect(html).toContain('<option value="2324" disabled="">Temporada 2023-24 (0)</option>');
    expect(html).toContain('<input type="hidden" name="cuando" value="todos"/>');
  });

  it('takes a filter off by a link that keeps the others', () => {
    const html = render(page(sampleCalendar({ temporada: '2627', lugar: 'auditorio-del-mar' })), 'en');
    expect(html).toContain(
      'aria-label="Remove the filter Temporada 2026-27" href="/en/conciertos-entradas/eventos?lugar=auditorio-del-mar"',
    );
  });

  it('leads to the dates that are asked for most, with what they leave; to those without concerts by no link', () => {
    const html = render(page(sampleCalendar({ lugar: 'auditorio-del-mar', mes: '2026-12' })));
    expect(html).toContain(
      'href="/conciertos-entradas/eventos?lugar=auditorio-del-mar&amp;desde=2026-11-20&amp;hasta=2026-12-19"',
    );
    expect(html).toContain('Próximos 30 días (1)');
    expect(html).toMatch(/<span[^>]*>Hoy \(0\)<\/span>/);
  });

  it('can be subscribed to with its filters, by a link and by an address to copy', () => {
    const html = render(page(sampleCalendar({ categoria: 'familia', vista: 'mes' })), 'en');
    expect(html).toMatch(/href="webcal:\/\/[^"]+\/en\/calendario\.ics\?categoria=familia"/);
    expect(html).toMatch(
      /<input[^>]*readOnly=""[^>]*value="https?:\/\/[^"]+\/en\/calendario\.ics\?categoria=familia"/i,
    );
    expect(html).toContain('Concerts that match your filters');
    expect(render(page(sampleCalendar({})))).toContain(es.subscribe.text);
  });

  it('helps on where nothing is found', () => {
    const html = render(page(sampleCalendar({ temporada: '2627', mes: '2027-07' }, [])));
    expect(html).toContain('No hay conciertos con estos filtros');
    expect(html).toContain('href="/conciertos-entradas/eventos?temporada=2627&amp;mes=2026-12"');
  });

  it('shows a month as a table in the month view', () => {
    const html = render(page({ ...sampleCalendar({ vista: 'mes' }), opening: '2026-12' }));
    expect(html).toContain('<caption>diciembre de 2026</caption>');
    expect(html).toContain('<b>1 concierto</b> en diciembre de 2026');
  });

  it('names a filter that does not exist, and shows the concerts without it', () => {
    const { query, unknown } = parseCalendarQuery(new URLSearchParams('mes=13'));
    const html = render(page(sampleCalendar(query), unknown));
    expect(html).toContain('«13» no es un valor de «Mes» y no se ha tenido en cuenta.');
    expect(html).toContain('<b>1 concierto</b> de hoy a diciembre');
    expect(render(page(sampleCalendar(query), unknown), 'en')).toContain('“13” is not a value of “Month”');
  });

  it('is found by search engines with one filter at most, and lists its concerts for them', () => {
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
