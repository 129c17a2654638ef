import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { createTestApi, startDeadline, startTestApi } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();

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
    expect(events.map(({ uid }) => uid)).toContain('perf-362@ofgc.example');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('has all coming dates and those of the last month, cancelled ones too', async () => {
    const ids = idsOf((await read('/api/calendar.ics')).events);
    // The expected dates: two of a concert last month, tonight's, a cancelled one and the last of the season; none of October.
    expect(ids).toEqual(expect.arrayContaining([351, 352, 361, 391, 491]));
    expect(ids).not.toContain(331);
  });

  it.each([
    // Dates in winter, in summer, and on the first evenings after the clocks change.
    [381, '2026-12-04T20:00:00.000Z', '2026-12-04T21:35:00.000Z'],
    [461, '2027-04-16T19:00:00.000Z', '2027-04-16T20:30:00.000Z'],
    [331, '2026-10-16T19:00:00.000Z', '2026-10-16T20:40:00.000Z'],
    [341, '2026-11-06T20:00:00.000Z', '2026-11-06T21:40:00.000Z'],
    [451, '2027-03-12T20:00:00.000Z', '2027-03-12T21:35:00.000Z'],
  ])('has date %i at the right instant', async (id, start, end) => {
    const { events } = await read('/api/calendar.ics?temporada=2627');
    const event = events.find(({ uid }) => uid.startsWith(`perf-${id}@`));
    expect(event && [instant(event.startDate), instant(event.endDate)]).toEqual([start, end]);
    expect(event?.startDate.zone.tzid).toBe('Atlantic/Canary');
  });

  it('has works, performers, length, hall, address of the page and status of each date', async () => {
    const { events } = await read('/api/calendar.ics?lang=en');
    const event = events.find(({ uid }) => uid.startsWith('perf-362@'));
    expect(event?.summary).toBe('Grieg and Sibelius');
    expect(event?.location).toMatch(/^Auditorio del Mar, Symphony Hall, .+, 35010 Las Palmas de Gran Canaria$/);
    expect(event?.description).toContain('Magnus Eikelund, conductor\nDaniel Ferrantes, piano');
    expect(event?.description).toContain('Interval (20\u00a0min)\nJean Sibelius: Symphony No.\u00a05');
    expect(event?.description).toContain('Approximate length: 1\u00a0h\u00a035\u00a0min, including the interval');
    const own = (name: string) => event?.component.getFirstPropertyValue(name);
    expect(own('url')).toBe('https://ofgc.example/en/conciertos-entradas/eventos/grieg-and-sibelius/36');
    expect(own('geo')).toHaveLength(2);
    expect(own('categories')).toBe('Season');
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
    expect(of(391)).toEqual(['Cancelado: Sinfonía alpina', 'CANCELLED', '1', '2026-11-12T12:00:00Z']);
    expect(of(431)).toEqual(['Órgano', 'CONFIRMED', '2', '2026-10-29T12:00:00Z']);
    expect(of(381)).toEqual(['Pastoral', 'CONFIRMED', '0', 'null']);
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
    ['temporada=2627&categoria=familia', [371, 372]],
    ['director=magnus-eikelund', [361, 362]],
    ['mes=2026-11', [341, 351, 352, 353, 354, 361, 362, 371, 372]],
    ['anio=2025&mes=2026-11&lugar=', [341, 351, 352, 353, 354, 361, 362, 371, 372]],
    ['anio=2026&mes=11', [341, 351, 352, 353, 354, 361, 362, 371, 372]],
    ['lugar=sede-de-la-orquesta', [481]],
    ['temporada=&categoria=familia&director=', [371, 372]],
    ['temporada=2425&categoria=familia', [151, 152]],
    ['cuando=proximos&temporada=2627&director=rosalia-benahoare', [341]],
    ['cuando=proximos&desde=2026-11-28&hasta=2026-12-01', [371, 372]],
    ['cuando=pasados&temporada=2627', [321, 331, 341, 351, 352, 353, 354]],
    ['temporada=2627&categoria=familia&mes=1', []],
    ['accesible=sesion-relajada', [371]],
    ['accesible=lengua-de-signos', [353, 372]],
    ['gratis=1', [481]],
    ['edad=5', [371, 372]],
    ['precio_max=5', [371, 372, 481]],
    ['desde=2026-11-20&hasta=2026-11-22', [362]],
  ])('takes the filters of the calendar page (%s)', async (query, ids) => {
    expect(idsOf((await read(`/api/calendar.ics?${query}`)).events)).toEqual(ids);
  });

  it('is named after its filters', async () => {
    const { calendar } = await read('/api/calendar.ics?temporada=2627&director=magnus-eikelund&lang=en');
    expect(calendar.getFirstPropertyValue('name')).toBe(
      'Orquesta Filarmónica de Gran Canaria · 2026–27 season · Magnus Eikelund',
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
    const { events } = await read('/api/events/36/performances/362/calendar.ics');
    expect(idsOf(events)).toEqual([362]);
    const { headers } = await ask('/api/events/36/performances/362/calendar.ics');
    expect(headers['content-disposition']).toBe('attachment; filename="grieg-y-sibelius-362.ics"');
    expect(events[0]?.component.getFirstPropertyValue('transp')).toBe('OPAQUE');
  });

  it('has all dates when none is requested', async () => {
    expect(idsOf((await read('/api/events/36/calendar.ics')).events)).toEqual([361, 362]);
  });

  it.each([
    ['/api/events/36/performances/381/calendar.ics', 404],
    ['/api/events/9999/calendar.ics', 404],
    ['/api/events/36/performances/99999999999999999999/calendar.ics', 404],
    ['/api/events/x/calendar.ics', 400],
    ['/api/events/36/performances/x/calendar.ics', 400],
    ['/api/events/36/calendar.ics?temporada=2627', 400],
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
      const before = await datesIn();
      const [sample] = await own.database.selectFrom('performances').selectAll().where('id', '=', 381).execute();
      if (!sample) throw new Error('no date 381');
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
  expect(body).toContain('UID:perf-391@ofgc.example');
  expect(body).toContain('UID:perf-431@ofgc.example');
  expect(body).not.toContain('UID:perf-381@ofgc.example');
  await later.close();
});
