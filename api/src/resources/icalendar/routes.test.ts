import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { insertConcert, performance } from '../../testing/insert-concert.ts';
import { content } from '../../testing/site-content.ts';
import { createTestApi, startDeadline, startTestApi } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
const [chief] = content.artists.filter(({ name }) => name === content.events[0]?.conductor);
const season = content.seasons.find(({ slug }) => slug === '2627');
const pianist = content.artists.find(({ instrument }) => instrument?.en === 'piano')?.name ?? '';
const change = (kind: 'status' | 'time', at: string) => ({ at, kind, text: { es: 'Cambio.', en: 'Change.' } });
beforeAll(async () => {
  await insertConcert(
    test.database,
    9001,
    {
      title: { es: 'Concierto de prueba', en: 'Sample concert' },
      durationMinutes: 240,
      soloists: [{ name: pianist, instrument: { es: 'piano', en: 'piano' } }],
      programme: [
        { kind: 'work', work: 'gripc' },
        { kind: 'interval', minutes: 20 },
        { kind: 'work', work: 'sib5' },
      ],
      performances: [
        performance(90_010, { date: '2026-10-16' }),
        performance(90_011, { date: '2026-11-20' }),
        performance(90_012, { date: '2026-12-04' }),
        performance(90_013, { date: '2027-04-16' }),
        performance(90_014, { date: '2026-10-25' }),
        performance(90_015, { date: '2027-03-28' }),
      ],
    },
    { changes: [] },
  );
  const cancelled = [performance(90_021, { date: '2027-02-11', status: 'cancelled' })];
  await insertConcert(test.database, 9002, { performances: cancelled });
  const moved = { date: '2027-02-19', status: 'rescheduled' as const, previousDates: ['2027-02-12'] };
  const changes = [change('time', '2026-10-29'), change('status', '2026-10-02')];
  await insertConcert(
    test.database,
    9003,
    { performances: [performance(90_031, moved), performance(90_032, { date: '2027-02-20' })] },
    { changes },
  );
  await insertConcert(test.database, 9004, {}, { changes: [] });
});

async function ask(address: string, headers: Record<string, string> = {}) {
  return test.api.inject({ url: address, headers });
}

/** Reads the calendar with a third-party parser. */
async function read(address: string) {
  const { statusCode, body } = await ask(address);
  expect(statusCode, body.slice(0, 200)).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(body) as unknown[]);
  ICAL.TimezoneService.reset();
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { body, calendar, events };
}
const instant = (time: ICAL.Time) => time.toJSDate().toISOString();
const idsOf = (events: ICAL.Event[]) => events.map(({ uid }) => Number(/^perf-(\d+)@/.exec(uid)?.[1]));

describe('the calendar feed', () => {
  it('is valid for an independent parser, with a time zone, a name and a refresh interval', async () => {
    const { calendar, events } = await read('/api/calendar.ics');
    const value = (name: string) => calendar.getFirstPropertyValue(name);
    expect(value('version')).toBe('2.0');
    expect(value('method')).toBe('PUBLISH');
    expect(value('name')).toBe('Orquesta Filarmónica de Gran Canaria');
    expect(value('x-wr-calname')).toBe('Orquesta Filarmónica de Gran Canaria');
    expect(String(value('refresh-interval'))).toBe('PT6H');
    expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Atlantic/Canary');
    expect(events.map(({ uid }) => uid)).toContain('perf-90011@ofgc.example');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('has all coming dates and those of the last month, cancelled ones too', async () => {
    const ids = idsOf((await read('/api/calendar.ics')).events);
    expect(ids).toEqual(expect.arrayContaining([90_011, 90_012, 90_021, 90_031, 90_041]));
    expect(ids).not.toContain(90_010);
  });

  it.each([
    // Dates in winter, in summer, and on the first evenings after the clocks change.
    [90_012, '2026-12-04T20:00:00.000Z'],
    [90_013, '2027-04-16T19:00:00.000Z'],
    [90_010, '2026-10-16T19:00:00.000Z'],
    [90_014, '2026-10-25T20:00:00.000Z'],
    [90_015, '2027-03-28T19:00:00.000Z'],
  ])('has date %i at the right instant', async (id, start) => {
    const { events } = await read(`/api/calendar.ics?temporada=${content.seasons.at(-1)?.slug}`);
    const event = events.find(({ uid }) => uid.startsWith(`perf-${id}@`));
    // The programme has 240 minutes.
    const end = new Date(Date.parse(start) + 240 * 60_000).toISOString();
    expect(event && [instant(event.startDate), instant(event.endDate)]).toEqual([start, end]);
    expect(event?.startDate.zone.tzid).toBe('Atlantic/Canary');
  });

  it('has works, performers, length, hall, address of the page and status of each date', async () => {
    const { events } = await read('/api/calendar.ics?lang=en');
    const event = events.find(({ uid }) => uid.startsWith('perf-90011@'));
    const [first] = content.events;
    expect(event?.summary).toBe('Sample concert');
    expect(event?.location).toMatch(/^[^,]+, [^,]+, .+, \d{5} \S.*$/);
    expect(event?.description).toContain(`${first?.conductor}, conductor\n${pianist}, piano`);
    expect(event?.description).toContain('Interval (20\u00a0min)\nJean Sibelius: Symphony No.\u00a05');
    expect(event?.description).toContain('Approximate length: 4\u00a0h, including the interval');
    const own = (name: string) => event?.component.getFirstPropertyValue(name);
    expect(own('url')).toBe('https://ofgc.example/en/conciertos-entradas/eventos/concert-9001/9001');
    expect(own('geo')).toHaveLength(2);
    expect(own('categories')).toBe(content.categories.find(({ slug }) => slug === first?.category)?.name.en);
    expect(own('status')).toBe('CONFIRMED');
    expect(own('transp')).toBe('TRANSPARENT');
  });

  it('marks cancelled and changed dates, with a higher sequence number for each change', async () => {
    const { events } = await read('/api/calendar.ics');
    const of = (id: number) => {
      const component = events.find(({ uid }) => uid.startsWith(`perf-${id}@`))?.component;
      return ['summary', 'status', 'sequence', 'last-modified'].map((name) =>
        String(component?.getFirstPropertyValue(name)),
      );
    };
    expect(of(90_021)).toEqual(['Cancelado: Concierto 9002', 'CANCELLED', '1', '2026-11-01T12:00:00Z']);
    expect(of(90_031)).toEqual(['Concierto 9003', 'CONFIRMED', '2', '2026-10-29T12:00:00Z']);
    expect(of(90_041)).toEqual(['Concierto 9004', 'CONFIRMED', '0', 'null']);
  });

  it('is folded at 75 octets, never inside a character, with CRLF line ends', async () => {
    const { body } = await read('/api/calendar.ics');
    const lines = body.split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\uFFFD]/);
    }
  });

  it.each([
    ['temporada=2627&categoria=familia', 'season=2627&category=familia'],
    [`director=${chief?.slug}`, `conductor=${chief?.slug}`],
    ['mes=2026-11', 'year=2026&month=11'],
    ['anio=2025&mes=2026-11&lugar=', 'year=2026&month=11'],
    ['anio=2026&mes=11', 'year=2026&month=11'],
    ['lugar=sede-de-la-orquesta', 'place=sede-de-la-orquesta'],
    ['temporada=&categoria=familia&director=', 'category=familia'],
    ['temporada=2425&categoria=familia', 'season=2425&category=familia'],
    [`cuando=proximos&temporada=2627&director=${chief?.slug}`, `when=upcoming&season=2627&conductor=${chief?.slug}`],
    ['cuando=proximos&desde=2026-11-28&hasta=2026-12-01', 'when=upcoming&from=2026-11-28&to=2026-12-01'],
    ['cuando=pasados&temporada=2627', 'when=past&season=2627'],
    ['accesible=sesion-relajada', 'access=sesion-relajada'],
    ['gratis=1', 'free=1'],
    ['edad=5', 'age=5'],
    ['precio_max=5', 'maxPrice=5'],
    ['desde=2026-11-20&hasta=2026-11-22', 'from=2026-11-20&to=2026-11-22'],
  ])('takes the filters of the calendar page (%s)', async (query, ofList) => {
    const concerts = await test.read<List<EventSummary>>(`/api/events?perPage=100&${ofList}`);
    const ids = idsOf((await read(`/api/calendar.ics?${query}`)).events);
    const eventOf = (date: number) =>
      concerts.data.find(({ performances }) => performances.some(({ id }) => id === date));
    expect(ids.filter((id) => !eventOf(id))).toEqual([]);
    const found = new Set(ids.map((id) => eventOf(id)?.id));
    expect(found).toEqual(new Set(concerts.data.map(({ id }) => id)));
  });

  it('is named after its filters', async () => {
    const { calendar } = await read(`/api/calendar.ics?temporada=2627&director=${chief?.slug}&lang=en`);
    expect(calendar.getFirstPropertyValue('name')).toBe(
      `Orquesta Filarmónica de Gran Canaria · ${season?.name.en} · ${chief?.name}`,
    );
  });

  it.each([
    ['mes=13', 'es', '«mes» debe ser como máximo 12.'],
    ['mes=2026-13', 'es', '«mes» debe ser como máximo 12.'],
    ['mes=noviembre', 'es', '«mes» debe ser un número entero.'],
    ['anio=26', 'es', '«anio» debe ser al menos 1900.'],
    ['temporada=9999', 'es', '«9999» no es un valor conocido de «temporada».'],
    ['director=nobody', 'en', '“nobody” is not a known value of “director”.'],
    ["director=x'; drop", 'es', 'El valor de «director» no tiene la forma esperada.'],
    ['desde=2026-02-30', 'es', 'El valor de «desde» no tiene la forma esperada.'],
    ['desde=2026-12-02&hasta=2026-12-01', 'es', 'El primer día (2026-12-02) es posterior al último (2026-12-01).'],
    ['precio_max=-1', 'es', '«precio_max» debe ser al menos 0.'],
    ['edad=siete', 'es', '«edad» debe ser un número entero.'],
    ['gratis=si', 'es', '«gratis» solo admite: 1.'],
    ['cuando=ayer', 'es', '«cuando» solo admite: proximos, pasados, todos.'],
    ['direktor=x', 'es', 'El parámetro «direktor» no existe en esta dirección.'],
    ['season=2627', 'es', 'El parámetro «season» no existe en esta dirección.'],
    ['mes=1&mes=2', 'es', '«mes» debe ser un número entero.'],
  ])('refuses %s in one sentence', async (query, lang, sentence) => {
    const { statusCode, body } = await ask(`/api/calendar.ics?${query}&lang=${lang}`);
    expect([statusCode, (JSON.parse(body) as { message: string }).message]).toEqual([400, sentence]);
  });
});

describe('a conditional request for the calendar feed', () => {
  it('answers 304 until the feed changes', async () => {
    const { headers } = await ask('/api/calendar.ics');
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-language': 'es',
      'cache-control': 'public, max-age=300',
    });
    for (const known of [headers.etag, `"other", ${headers.etag}`, '*', String(headers.etag).slice(2)]) {
      const again = await ask('/api/calendar.ics', { 'if-none-match': String(known) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
    }
    expect((await ask('/api/calendar.ics?lang=en', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });
});

describe('the calendar file of a concert', () => {
  it('has the one requested date, as a download with a file name', async () => {
    const { events } = await read('/api/events/9001/performances/90011/calendar.ics');
    expect(idsOf(events)).toEqual([90_011]);
    const { headers } = await ask('/api/events/9001/performances/90011/calendar.ics');
    expect(headers['content-disposition']).toBe('attachment; filename="concierto-9001-90011.ics"');
    expect(events[0]?.component.getFirstPropertyValue('transp')).toBe('OPAQUE');
  });

  it('has all dates when none is requested', async () => {
    expect(idsOf((await read('/api/events/9003/calendar.ics')).events)).toEqual([90_031, 90_032]);
  });

  it.each([
    ['/api/events/9001/performances/90041/calendar.ics', 404],
    ['/api/events/9999/calendar.ics', 404],
    ['/api/events/9001/performances/99999999999999999999/calendar.ics', 404],
    ['/api/events/x/calendar.ics', 400],
    ['/api/events/9001/performances/x/calendar.ics', 400],
    ['/api/events/9001/calendar.ics?temporada=2627', 400],
  ])('%s answers %i', async (address, status) => {
    const { statusCode, body } = await ask(address);
    expect([statusCode, (JSON.parse(body) as { message: string }).message.endsWith('.')]).toEqual([status, true]);
  });
});

describe('a calendar feed of 500 more dates', () => {
  it(
    'has every date',
    async () => {
      const own = await startTestApi();
      const datesIn = async () => {
        const { statusCode, body } = await own.api.inject('/api/calendar.ics');
        expect(statusCode).toBe(200);
        return new ICAL.Component(ICAL.parse(body) as unknown[]).getAllSubcomponents('vevent').length;
      };
      await insertConcert(own.database, 9001);
      const before = await datesIn();
      const sample = await own.database
        .selectFrom('performances')
        .selectAll()
        .where('eventId', '=', 9001)
        .executeTakeFirstOrThrow();
      const later = (days: number) => new Date(sample.startsAt.getTime() + days * 86_400_000);
      await own.database
        .insertInto('performances')
        .values(
          Array.from({ length: 500 }, (_, index) => ({
            ...sample,
            access: '[]',
            id: 10_000 + index,
            startsAt: later(index),
            endsAt: new Date(later(index).getTime() + 5_400_000),
          })),
        )
        .execute();
      await own.database.schema.refreshMaterializedView('eventListing').execute();
      expect(await datesIn()).toBe(before + 500);
      await own.close();
    },
    startDeadline,
  );
});

it('a date in the calendar feed keeps its UID at another time', async () => {
  const later = await createTestApi(test.database, { now: () => new Date('2027-01-10T12:00:00Z') });
  const { body } = await later.inject('/api/calendar.ics');
  expect(body).toContain('UID:perf-90021@ofgc.example');
  expect(body).toContain('UID:perf-90031@ofgc.example');
  expect(body).not.toContain('UID:perf-90012@ofgc.example');
  await later.close();
});
