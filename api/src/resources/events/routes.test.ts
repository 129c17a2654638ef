import { describe, expect, it } from 'vitest';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { eventSummarySchema } from '@ofgc/shared/domain/events/event.schema.ts';
import { type FacetOption, listOf, type List } from '@ofgc/shared/http/list.schema.ts';
import { full } from '@ofgc/shared/testing/full.ts';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { type Content, contentFolder, readContent } from '../../content/read-content.ts';
import { startDeadline, testDay } from '../../testing/test-api.ts';
import { eventDimensions } from './query.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

type Events = List<EventSummary>;
const test = useReadingApi();

const list = (query = '') => test.read<Events>(`/api/events?perPage=100&${query}`);
const idsOf = ({ data }: Events) => data.map(({ id }) => id);
const ascending = (one: number, other: number) => one - other;

const { content } = await readContent(contentFolder);
const artistOf = (wanted: string | null | undefined) => content.artists.find(({ name }) => name === wanted)!;
/** The season of the tests' day, and the one before it. */
const season = content.seasons.find(({ startsOn, endsOn }) => startsOn <= testDay && endsOn >= testDay);
const earlier = content.seasons.filter(({ endsOn }) => endsOn < testDay).at(-1);
const [firstId, lastId] = [content.events[0]?.id, content.events.at(-1)?.id];
const chief = artistOf(content.events[0]?.conductor);
const soloist = artistOf(content.events.flatMap(({ soloists }) => soloists).find(({ name }) => name)?.name);

type When = 'upcoming' | 'past' | 'all';
/** A performance: its entry in events.json, and what the list of all concerts says of it. */
interface KnownDate {
  entry: Content['events'][number];
  event: EventSummary;
  performance: EventSummary['performances'][number];
  day: string;
}
let known: Promise<KnownDate[]> | undefined;
const knownDates = () => (known ??= readDates());
async function readDates(): Promise<KnownDate[]> {
  const { data } = await list('when=all&facets=none');
  return data.flatMap((event) =>
    event.performances.map((performance) => ({
      entry: content.events.find(({ id }) => id === event.id)!,
      event,
      performance,
      day: localDay(new Date(performance.startsAt)),
    })),
  );
}
function isWithin({ event, performance }: KnownDate, when: When): boolean {
  const isOver = ({ endsAt }: { endsAt: string }) => endsAt <= `${testDay}T12:00`;
  if (when === 'all') return true;
  if (when === 'upcoming') return !isOver(performance);
  return event.performances.every(isOver) && performance.status !== 'postponed';
}
const isOf = ({ entry }: KnownDate, composer: string) =>
  entry.programme.some((item) => item.kind === 'work' && content.works[item.work]?.composer === composer);
/** Whether anybody can buy a ticket, or enter, at this price. */
const costsAtMost = ({ performance: { price } }: KnownDate, cents: number) =>
  price !== null && !['perPupil', 'freeForSchools'].includes(price.kind) && price.min <= cents;
const isFor = ({ entry }: KnownDate, age: number) => entry.ageFrom !== null && entry.ageFrom <= age;

describe('GET /api/events', () => {
  it('matches the contract in both languages', async () => {
    for (const lang of ['es', 'en']) listOf(eventSummarySchema.strict()).parse(await list(`when=all&lang=${lang}`));
  });

  it('lists coming concerts by their next date', async () => {
    const upcoming = await list();
    expect(upcoming.data.length).toBeGreaterThan(1);
    const next = upcoming.data.map(
      ({ performances }) => performances.find(({ state }) => state !== 'past')?.startsAt ?? '',
    );
    expect(next).toEqual(next.toSorted());
  });

  it('sorts by date, not by the order of entry', async () => {
    const { data } = await list(`season=${earlier?.slug}`);
    const starts = data.map(({ performances }) => performances[0]?.startsAt ?? '');
    expect(starts).toEqual(starts.toSorted());
    expect((await list(`season=${earlier?.slug}&sort=-date`)).data).toEqual(data.toReversed());
  });

  it.each<[string, When, (one: KnownDate) => boolean]>([
    [`season=${season?.slug}`, 'all', ({ entry }) => entry.season === season?.code],
    [`season=${season?.code}`, 'all', ({ entry }) => entry.season === season?.code],
    [`season=${earlier?.slug}`, 'all', ({ entry }) => entry.season === earlier?.code],
    [`season=${season?.slug}&when=upcoming`, 'upcoming', ({ entry }) => entry.season === season?.code],
    ['when=past', 'past', () => true],
    ['when=all', 'all', () => true],
    ['', 'upcoming', () => true],
    [
      `season=${season?.slug}&type=temporada`,
      'all',
      ({ entry, event }) => entry.season === season?.code && event.category.kind === 'temporada',
    ],
    ['category=familia&when=all', 'all', ({ entry }) => entry.category === 'familia'],
    [`conductor=${chief.slug}&when=all`, 'all', ({ entry }) => entry.conductor === chief.name],
    [
      `soloist=${soloist.slug}&when=all`,
      'all',
      ({ entry }) => entry.soloists.some(({ name }) => name === soloist.name),
    ],
    ['composer=ludwig-van-beethoven', 'upcoming', (one) => isOf(one, 'Ludwig van Beethoven')],
    [
      `composer=jean-sibelius&season=${season?.slug}`,
      'all',
      (one) => isOf(one, 'Jean Sibelius') && one.entry.season === season?.code,
    ],
    [
      'place=sede-de-la-orquesta',
      'upcoming',
      ({ performance }) => performance.hall.venueSlug === 'sede-de-la-orquesta',
    ],
    ['maxPrice=5', 'upcoming', (one) => costsAtMost(one, 500)],
    ['maxPrice=12', 'upcoming', (one) => costsAtMost(one, 1200)],
    [
      'maxPrice=15&category=temporada',
      'upcoming',
      (one) => costsAtMost(one, 1500) && one.entry.category === 'temporada',
    ],
    ['maxPrice=12&when=upcoming&type=escolar', 'upcoming', () => false],
    ['maxPrice=0', 'upcoming', (one) => costsAtMost(one, 0)],
    ['free=1', 'upcoming', (one) => costsAtMost(one, 0)],
    ['age=5', 'upcoming', (one) => isFor(one, 5)],
    ['age=7', 'upcoming', (one) => isFor(one, 7)],
    ['age=0', 'upcoming', (one) => isFor(one, 0)],
    ['age=99', 'upcoming', (one) => isFor(one, 99)],
    ['access=sobretitulos', 'upcoming', ({ performance }) => performance.access.includes('sobretitulos')],
    ['access=sesion-relajada&when=all', 'all', ({ performance }) => performance.access.includes('sesion-relajada')],
    ['from=2026-11-20', 'all', ({ day }) => day >= '2026-11-20'],
    ['to=2023-12-31', 'upcoming', () => false],
    ['to=2023-12-31&when=all', 'all', ({ day }) => day <= '2023-12-31'],
    ['to=2026-11-30', 'upcoming', ({ day }) => day <= '2026-11-30'],
    ['year=2026&month=11', 'all', ({ day }) => day.startsWith('2026-11')],
    ['month=11', 'all', ({ day }) => day.slice(5, 7) === '11'],
    ['from=2026-11-18&to=2026-11-20', 'all', ({ day }) => day >= '2026-11-18' && day <= '2026-11-20'],
    ['from=2026-12-01&to=2026-12-31', 'all', ({ day }) => day.startsWith('2026-12')],
    ['year=2025&month=10', 'all', ({ day }) => day.startsWith('2025-10')],
    [
      `year=2024&month=11&conductor=${chief.slug}`,
      'all',
      ({ day, entry }) => day.startsWith('2024-11') && entry.conductor === chief.name,
    ],
    [`ids=${firstId},${lastId}`, 'all', ({ entry }) => entry.id === firstId || entry.id === lastId],
    ['ids=12345', 'all', () => false],
  ])('with %s returns the concerts of which a performance (%s) matches', async (query, when, matches) => {
    const answer = await list(query);
    const expected = (await knownDates()).filter((one) => isWithin(one, when) && matches(one));
    expect(idsOf(answer).toSorted(ascending)).toEqual(
      [...new Set(expected.map(({ entry }) => entry.id))].toSorted(ascending),
    );
    expect(answer.meta.total).toBe(answer.data.length);
  });

  it('leaves out a coming concert when only a past date matches', async () => {
    const dates = await knownDates();
    const { day: past, event } = dates.find(
      (one) => !isWithin(one, 'upcoming') && one.event.performances.some(({ endsAt }) => endsAt > `${testDay}T12:00`),
    )!;
    const { day: coming } = dates.find((one) => one.event === event && isWithin(one, 'upcoming'))!;
    expect(idsOf(await list(`when=upcoming&from=${past}&to=${past}`))).not.toContain(event.id);
    expect(idsOf(await list(`when=upcoming&from=${past}&to=${coming}`))).toContain(event.id);
  });

  it('finds the concert of a performance, past or coming, with all its dates', async () => {
    for (const event of (await list('when=all')).data.slice(0, 5)) {
      for (const { id } of event.performances) expect((await list(`performance=${id}`)).data).toEqual([event]);
    }
    expect((await list('performance=999999')).meta.total).toBe(0);
    expect((await list('performance=999999')).data).toEqual([]);
    expect((await test.get('/api/events?performance=0')).status).toBe(400);
  });

  it('returns the list in pages', async () => {
    const first = await test.read<Events>('/api/events?perPage=5');
    const third = await test.read<Events>('/api/events?perPage=5&page=3');
    const all = idsOf(await list());
    expect(first.meta).toMatchObject({ total: all.length, page: 1, perPage: 5 });
    expect([idsOf(first), idsOf(third)]).toEqual([all.slice(0, 5), all.slice(10, 15)]);
  });

  it('returns English texts when asked', async () => {
    const entry = content.events.findLast(({ slug }) => slug.en)!;
    const { data } = await list('when=all&lang=en');
    expect(data.find(({ id }) => id === entry.id)).toMatchObject({
      title: entry.title.en,
      slug: entry.slug.en,
      slugs: entry.slug,
      lang: 'en',
    });
  });
});

describe('the facets of concerts', () => {
  async function expectCounted(query: string): Promise<void> {
    const { meta } = await list(query);
    for (const name of eventDimensions.filter((dimension) => dimension !== 'monthOfYear' && dimension !== 'dates')) {
      const chosen = new URLSearchParams(query);
      expect(meta.facets[name], name).toBeDefined();
      for (const option of meta.facets[name]!.slice(0, 3)) {
        chosen.set(name, option.value);
        expect((await list(chosen.toString())).meta.total, `${name}=${option.value}`).toBe(option.count);
      }
    }
  }
  const counted = 'count the results of choosing each option (%s)';
  it.each(['', 'season=2627&type=temporada', 'age=7&maxPrice=13', `year=2026&conductor=${chief.slug}`])(
    counted,
    { timeout: startDeadline },
    expectCounted,
  );
  it.each([
    'season=2627',
    'when=all&composer=gustav-mahler',
    'maxPrice=12&access=bucle',
    'from=2026-11-21&to=2026-12-31&age=9',
    'to=2026-12-31&access=bucle',
  ])(counted, { ...full, timeout: startDeadline }, expectCounted);

  it.each(['', 'category=familia', 'access=sobretitulos&maxPrice=20', 'from=2027-01-01', 'year=2027&month=1'])(
    'count today, this weekend and the next 30 days in the same way as the list of upcoming concerts (%s)',
    async (query) => {
      const { meta } = await list(query);
      expect(meta.facets.dates?.map(({ value, label }) => [value, label])).toEqual([
        ['2026-11-20/2026-11-20', 'Hoy'],
        ['2026-11-20/2026-11-22', 'Este fin de semana'],
        ['2026-11-20/2026-12-19', 'Próximos 30 días'],
      ]);
      for (const { value, count } of meta.facets.dates ?? []) {
        const chosen = new URLSearchParams(query);
        for (const name of ['year', 'month']) chosen.delete(name);
        chosen.set('when', 'upcoming');
        const [from = '', to = ''] = value.split('/');
        chosen.set('from', from);
        chosen.set('to', to);
        expect((await list(chosen.toString())).meta.total, value).toBe(count);
      }
    },
    startDeadline,
  );

  it('have ascending prices and ages, each of which changes the result', async () => {
    const { facets } = (await list('when=all')).meta;
    for (const parameter of ['maxPrice', 'age'] as const) {
      const values = facets[parameter]?.map(({ value }) => Number(value)) ?? [];
      expect(values, parameter).toEqual(values.toSorted((one, other) => one - other));
      const counts = facets[parameter]?.map(({ count }) => count) ?? [];
      expect(counts, parameter).toEqual(counts.toSorted((one, other) => one - other));
      expect(counts.length, parameter).toBeGreaterThan(1);
    }
    expect(facets.maxPrice?.[0]?.label).toBe(`Hasta ${facets.maxPrice?.[0]?.value}\u00a0€`);
    expect(facets.access?.map(({ value }) => value)).toContain('lengua-de-signos');
    const { total: free } = (await list('when=all&free=1')).meta;
    expect(facets.free).toEqual([{ value: '1', label: 'Entrada gratuita', count: free }]);
  });

  it('keep options without results, and the chosen one', async () => {
    // A soloist who does not conduct: with that conductor no concert is found.
    const query = `season=${season?.slug}`;
    const other = content.artists.find(({ name }) => !content.events.some(({ conductor }) => conductor === name))!;
    const { meta } = await list(`${query}&conductor=${other.slug}`);
    expect(meta.total).toBe(0);
    expect(meta.facets.conductor).toContainEqual({ value: other.slug, label: other.name, count: 0 });
    const { total } = (await list(`${query}&conductor=${chief.slug}`)).meta;
    expect(meta.facets.conductor?.find(({ value }) => value === chief.slug)?.count).toBe(total);
    expect(meta.facets.month).not.toEqual([]);
  });

  it.each([
    ['maxPrice', 'maxPrice=33', '33', 'Hasta 33\u00a0€'],
    ['age', 'age=7', '7', 'Para 7 años'],
    ['year', 'year=2031', '2031', '2031'],
    ['monthOfYear', 'year=2027&month=8', '2027-08', 'agosto de 2027'],
  ])('offer the chosen %s, which no concert has as its own, in its place', async (name, query, value, label) => {
    const [before, after] = [await list('when=all'), await list(`when=all&${query}`)].map(
      ({ meta }) => meta.facets[name] ?? [],
    ) as [FacetOption[], FacetOption[]];
    expect(before.some((option) => option.value === value)).toBe(false);
    expect(after.find((option) => option.value === value)?.label).toBe(label);
    const values = after.map((option) => option.value);
    const inPlace = new Intl.Collator('es', { numeric: true });
    expect(values).toEqual(values.toSorted(inPlace.compare));
  });

  it('list every month for the month selector, whatever month is shown', async () => {
    const all = (await list('season=2627')).meta.facets.monthOfYear;
    const { total, facets } = (await list('season=2627&year=2026&month=11')).meta;
    expect(facets.monthOfYear).toEqual(all);
    expect(all).toContainEqual({ value: '2026-11', label: 'noviembre de 2026', count: total });
  });
});
