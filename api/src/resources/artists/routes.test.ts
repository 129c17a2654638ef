import { describe, expect, it } from 'vitest';
import { artistDetailSchema, type ArtistDetail } from '@ofgc/shared/domain/artists/artist-detail.schema.ts';
import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { oneOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import type { ErrorBody } from '@ofgc/shared/http/error-body.schema.ts';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { contentFolder, readContent } from '../../content/read-content.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';
import { parseMarkup } from '../../testing/parse-markup.ts';

const test = useReadingApi();

const now = '2026-11-20T12:00:00.000Z';
const { content } = await readContent(contentFolder);

describe('artists', () => {
  it('can be filtered by season, role, instrument and letter, with correct counts', async () => {
    const { meta } = await test.read<List<Artist>>('/api/artists?guest=true');
    for (const facet of ['season', 'role', 'instrument', 'letter']) {
      expect(meta.facets[facet], facet).not.toEqual([]);
      for (const { value, count } of meta.facets[facet]!)
        expect((await test.read<List<Artist>>(`/api/artists?guest=true&${facet}=${value}`)).meta.total, value).toBe(
          count,
        );
    }
    expect(meta.facets.instrument).toContainEqual(expect.objectContaining({ value: 'violin', label: 'violín' }));
  });

  it('are sorted by surname, and can be filtered by role and season', async () => {
    const conductors = await test.read<List<Artist>>('/api/artists?role=conductor&perPage=100');
    expect(conductors.data.filter(({ roles }) => !roles.includes('conductor'))).toEqual([]);
    expect(conductors.data.map(({ sortName }) => sortName)).toEqual(
      conductors.data.map(({ sortName }) => sortName).toSorted(new Intl.Collator('es').compare),
    );
    const season = content.seasons.at(-1)!;
    const narrators = await test.read<List<Artist>>(`/api/artists?role=narrator&season=${season.slug}&perPage=100`);
    const engaged = content.events
      .filter((event) => event.season === season.code)
      .flatMap(({ soloists }) => soloists)
      .filter(({ instrument }) => instrument.en === 'narrator');
    expect(new Set(narrators.data.map(({ name }) => name))).toEqual(new Set(engaged.map(({ name }) => name)));
  });

  it('count the results of a further filter', async () => {
    const { meta } = await test.read<List<Artist>>(
      `/api/artists?instrument=piano&season=${content.seasons.at(-1)?.slug}`,
    );
    expect(meta.facets.letter).toBeDefined();
    for (const { value, count } of meta.facets.letter!)
      expect(
        (
          await test.read<List<Artist>>(
            `/api/artists?instrument=piano&season=${content.seasons.at(-1)?.slug}&letter=${value}`,
          )
        ).meta.total,
        value,
      ).toBe(count);
  });

  it('are guests unless they belong to the house', async () => {
    const { data } = await test.read<List<Artist>>('/api/artists?guest=false&perPage=100');
    const names = data.map(({ name }) => name);
    const { members } = content.members;
    const players = content.artists.filter(({ slug }) => members.some(({ artist }) => artist === slug));
    const chief = content.history.conductors.find(({ until }) => until === null);
    const house = content.artists.filter(({ kind, slug }) => kind === 'choir' || slug === chief?.artist);
    expect(new Set(names)).toEqual(new Set([...players, ...house].map(({ name }) => name)));
    const { meta } = await test.read<List<Artist>>('/api/artists?guest=true');
    expect(names.length + meta.total).toBe(content.artists.length);
  });

  it('can be requested by ids, together with other filters', async () => {
    const conductors = (await test.read<List<Artist>>('/api/artists?role=conductor&perPage=100')).data;
    const ids = conductors.slice(2, 5).map(({ id }) => id);
    const named = await test.read<List<Artist>>(`/api/artists?ids=${ids.join(',')},999999`);
    expect(named.data).toEqual(conductors.slice(2, 5));
    expect(named.meta.total).toBe(3);
    expect((await test.read<List<Artist>>(`/api/artists?ids=${ids.join(',')}&role=choir`)).data).toEqual([]);
    expect((await test.get('/api/artists?ids=1,x')).status).toBe(400);
  });

  it('list the works of their concerts, soloists only those that they play', async () => {
    const { data } = await test.read<List<Artist>>('/api/artists?perPage=100&lang=en');
    /** The artists of all concerts, and of those that have taken place or will. */
    const namesIn = (events: typeof content.events) =>
      new Set(events.flatMap(({ conductor, soloists }) => [conductor, ...soloists.map(({ name }) => name)]));
    const isOn = ({ status }: { status: string }) => status !== 'cancelled' && status !== 'postponed';
    const [announced, playing] = [
      namesIn(content.events),
      namesIn(content.events.filter(({ performances }) => performances.some(isOn))),
    ];
    for (const { name, works, nextAt, lastAt } of data) {
      expect(works.length > 0, name).toBe(announced.has(name));
      expect(nextAt !== null || lastAt !== null, name).toBe(playing.has(name));
      expect(new Set(works.map(({ id }) => id)).size, name).toBe(works.length);
      expect((nextAt ?? now) >= now, name).toBe(true);
      expect((lastAt ?? '') <= now, name).toBe(true);
    }
    const credits = content.events.flatMap(({ soloists }) => soloists);
    const withPart = (part: string) =>
      Object.values(content.works).flatMap(({ solo, title }) =>
        solo?.en?.includes(part) ? (title.en ?? title.es) : [],
      );
    const pianists = data.filter(
      ({ name, roles }) =>
        roles.join() === 'soloist' &&
        credits.some((one) => one.name === name) &&
        credits.every((one) => one.name !== name || one.instrument.en === 'piano'),
    );
    expect(pianists).not.toEqual([]);
    const titles = pianists.flatMap(({ works }) => works.map(({ title }) => title.replaceAll('\u00a0', ' ')));
    expect(titles.filter((title) => !withPart('piano').includes(title))).toEqual([]);
  });

  it.each([
    ['/api/artists?season=9900', '«9900» no es un valor conocido de «season».'],
    ['/api/artists?instrument=kazoo&lang=en', '“kazoo” is not a known value of “instrument”.'],
    ['/api/artists?letter=x', '«x» no es un valor conocido de «letter».'],
    ['/api/artists?letter=xx', 'El valor de «letter» no tiene la forma esperada.'],
  ])('%s answers 400: %s', async (address, message) => {
    expect(await test.get(address)).toEqual({ status: 400, body: { message } satisfies ErrorBody });
  });
});

describe('an artist', () => {
  it('has a biography and concerts in both languages', async () => {
    for (const lang of ['es', 'en']) {
      for (const { id } of content.artists.slice(0, 5)) {
        const body = await test.read<One<ArtistDetail>>(`/api/artists/${id}?lang=${lang}`);
        oneOf(artistDetailSchema.strict()).parse(body);
        expect(parseMarkup(body.data.biography).body.firstElementChild?.tagName).toBe('P');
        expect(body.data.lang).toBe(lang);
      }
    }
  });

  it('lists coming concerts soonest first and past concerts latest first', async () => {
    const chief = content.artists.find(({ name }) => name === content.events.at(-1)?.conductor);
    const { data } = await test.read<One<ArtistDetail>>(`/api/artists/${chief?.id}`);
    const starts = (concerts: ArtistDetail['upcoming']) =>
      concerts.map(({ performances }) => performances[0]?.startsAt ?? '');
    expect(data.upcoming.length + data.past.length).toBe(
      content.events.filter((event) =>
        [event.conductor, ...event.soloists.map(({ name }) => name)].includes(chief?.name ?? ''),
      ).length,
    );
    expect(starts(data.upcoming)).toEqual(starts(data.upcoming).toSorted());
    expect(starts(data.past)).toEqual(starts(data.past).toSorted().toReversed());
    for (const { performances } of data.past) expect((performances.at(-1)?.endsAt ?? '') <= now).toBe(true);
    for (const { credits } of [...data.upcoming, ...data.past])
      expect(credits.map(({ artistId }) => artistId)).toContain(chief?.id);
  });

  it('who plays tonight has the concert among the coming ones', async () => {
    const { data: tonight } = await test.read<List<EventSummary>>(
      '/api/events?from=2026-11-20&to=2026-11-20&when=upcoming',
    );
    const [event] = tonight;
    const artist = event?.credits.find(({ artistId }) => artistId !== null);
    const { data } = await test.read<One<ArtistDetail>>(`/api/artists/${artist?.artistId}`);
    expect(data.upcoming.map(({ id }) => id)).toContain(event?.id);
    expect(data.nextAt?.slice(0, 10)).toBe('2026-11-20');
  });

  it('answers 404 for an unknown id and 400 for an invalid one', async () => {
    expect((await test.get('/api/artists/4711')).status).toBe(404);
    expect((await test.get('/api/artists/abc')).status).toBe(400);
  });
});
