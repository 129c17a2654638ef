import { CompiledQuery } from 'kysely';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { content } from '../testing/site-content.ts';
import { useFollowingApi } from '../testing/use-test-api.ts';
import { readRelations, type Relations } from './relations.ts';

const test = useFollowingApi({ docs: true });
let relations: Relations;
beforeAll(async () => {
  relations = await readRelations(test.database);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** An entry of a list of the content. */
function entryOf<Entry>(list: readonly Entry[], place = 0): Entry {
  const entry = list.at(place);
  if (!entry) throw new Error('a list of the content is empty');
  return entry;
}
const [concert, other] = [entryOf(content.events, -1), entryOf(content.events, -2)];
const [artist, article, document] = [entryOf(content.artists), entryOf(content.news.news), entryOf(content.documents)];
const [vacancy, page, season] = [
  entryOf(content.vacancies.vacancies),
  entryOf(content.contentPages),
  entryOf(content.seasons),
];
const [subscription, call] = [entryOf(content.subscriptions.subscriptions), entryOf(content.schoolCalls)];

/** Addresses of every GET operation, with the parameters that make it read most tables. */
const addresses: Record<string, readonly string[]> = {
  '/api/activities': ['/api/activities'],
  '/api/albums': ['/api/albums', `/api/albums?event=${concert.id}`],
  '/api/alerts': ['/api/alerts'],
  '/api/artists': ['/api/artists', `/api/artists?guest=true&season=${season.slug}`, `/api/artists?ids=${artist.id}`],
  '/api/artists/{id}': [`/api/artists/${artist.id}`, '/api/artists/99999'],
  '/api/auditions': ['/api/auditions'],
  '/api/calendar.ics': ['/api/calendar.ics', '/api/calendar.ics?compositor=jean-sibelius&cuando=todos'],
  '/api/categories': ['/api/categories'],
  '/api/composers': ['/api/composers'],
  '/api/content-pages': ['/api/content-pages', `/api/content-pages?path=${page.pathEs}`],
  '/api/departments': ['/api/departments'],
  '/api/disclosures': ['/api/disclosures'],
  '/api/documents': [
    '/api/documents',
    `/api/documents?event=${concert.id}`,
    `/api/documents?season=${season.slug}`,
    `/api/documents?offer=${vacancy.id}`,
  ],
  '/api/documents/{id}': [`/api/documents/${document.id}`],
  '/api/documents/{id}/files/{name}': [`/api/documents/${document.id}/files/x.pdf`],
  '/api/events': [
    '/api/events',
    '/api/events?when=all&composer=jean-sibelius&year=2026&month=11',
    '/api/events?page=999',
  ],
  '/api/events/{id}': [`/api/events/${concert.id}`, '/api/events/99999'],
  '/api/events/{id}/calendar.ics': [`/api/events/${concert.id}/calendar.ics`],
  '/api/events/{id}/poster.png': [`/api/events/${concert.id}/poster.png`],
  '/api/events/{id}/poster.svg': [`/api/events/${concert.id}/poster.svg`, '/api/events/99999/poster.svg'],
  '/api/events/{id}/performances/{performance}/calendar.ics': [
    `/api/events/${concert.id}/performances/${concert.performances[0]?.id}/calendar.ics`,
  ],
  '/api/hand-programmes/current': ['/api/hand-programmes/current'],
  '/api/hand-programmes/{id}': [`/api/hand-programmes/${concert.id}`],
  '/api/history': ['/api/history'],
  '/api/members': ['/api/members'],
  '/api/moved-addresses': ['/api/moved-addresses'],
  '/api/members/legend': ['/api/members/legend'],
  '/api/news': ['/api/news', `/api/news?event=${concert.id}`, '/api/news?category=nothing'],
  '/api/news/feed.json': ['/api/news/feed.json'],
  '/api/news/rss.xml': ['/api/news/rss.xml', `/api/news/rss.xml?category=${article.category}`],
  '/api/news/{id}': [`/api/news/${article.id}`],
  '/api/offers': ['/api/offers', '/api/offers?term=viol%C3%ADn'],
  '/api/offers/{id}': [`/api/offers/${vacancy.id}`],
  '/api/open-data/programmes.json': ['/api/open-data/programmes.json'],
  '/api/pages': ['/api/pages?path=/sobre-ofgc'],
  '/api/pictures/{key}/files/{name}': ['/api/pictures/0123456789abcdef/files/card-320-50-20.avif'],
  '/api/press-notes': ['/api/press-notes'],
  '/api/school-productions': ['/api/school-productions'],
  '/api/school-sessions': ['/api/school-sessions'],
  '/api/search': ['/api/search?term=sibelius', '/api/search?term=beetoven&lang=en', '/api/search?term=zzz+yyy'],
  '/api/seasons': ['/api/seasons'],
  '/api/section-pages': ['/api/section-pages'],
  '/api/sitemap-{kind}.xml': ['/api/sitemap-pages.xml', '/api/sitemap-events.xml'],
  '/api/sitemap.txt': ['/api/sitemap.txt'],
  '/api/sitemap.xml': ['/api/sitemap.xml'],
  '/api/social-pictures/{*}': [
    `/api/social-pictures/conciertos-entradas/eventos/${concert.slug.es}/${concert.id}.png`,
    '/api/social-pictures/explora/historia.png',
  ],
  '/api/subscriptions': ['/api/subscriptions', '/api/subscriptions?include=details'],
  '/api/subscriptions/{id}': [`/api/subscriptions/${subscription.id}`],
  '/api/venues': ['/api/venues'],
  '/api/work-themes': [`/api/work-themes?event=${concert.id}`, `/api/work-themes?event=${other.id}`],
  '/api/works': ['/api/works'],
};

/** Redirects, missing pages and refused parameters are responses with content headers too. */
const otherStatuses: Record<string, number> = {
  '/api/artists/99999': 404,
  [`/api/documents/${document.id}/files/x.pdf`]: 301,
  '/api/events/99999': 404,
  '/api/events/99999/poster.svg': 404,
  '/api/events?page=999': 404,
  '/api/news?category=nothing': 400,
  '/api/pictures/0123456789abcdef/files/card-320-50-20.avif': 404,
};

/** Responses that nobody may keep: each is for one visitor, or counts visitors' records, or tells the time. */
const unshared: Record<string, string> = {
  '/api/consents/{purpose}': '/api/consents/contact',
  '/api/health': '/api/health',
  '/api/inscriptions/{key}': '/api/inscriptions/amigos',
  '/api/masterclass-applications/{reference}': '/api/masterclass-applications/M-ABCDEF',
  '/api/masterclasses': '/api/masterclasses',
  '/api/newsletter/{token}': '/api/newsletter/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4',
  '/api/inbox': '/api/inbox',
  '/api/inbox/{source}/{id}': '/api/inbox/contact/1',
  '/api/office/alerts': '/api/office/alerts',
  '/api/office/alerts/{id}': '/api/office/alerts/1',
  '/api/office/concerts': '/api/office/concerts',
  '/api/office/concerts/{id}': `/api/office/concerts/${concert.id}`,
  '/api/inbox/{source}/{id}/data.json': '/api/inbox/contact/1/data.json',
  '/api/office/staff': '/api/office/staff',
  '/api/office/staff/{id}': '/api/office/staff/1',
  '/api/reports': '/api/reports',
  '/api/reports/{id}': '/api/reports/1',
  '/api/session': '/api/session',
  '/channel/intake': '/channel/intake',
  '/api/school-area': '/api/school-area',
  '/api/school-calls': '/api/school-calls',
  '/api/school-office/account-requests': '/api/school-office/account-requests',
  '/api/school-office/calls': '/api/school-office/calls',
  '/api/school-office/calls/{key}': `/api/school-office/calls/${call.key}`,
  '/api/school-office/calls/{key}/registrations.csv': `/api/school-office/calls/${call.key}/registrations.csv`,
  '/api/school-office/centres': '/api/school-office/centres',
  '/api/school-office/centres/{id}': '/api/school-office/centres/1',
  '/api/school-office/centres/{id}/data.json': '/api/school-office/centres/1/data.json',
  '/api/school-office/registrations/{reference}': '/api/school-office/registrations/S-ABCDEF',
  '/api/school-registrations/{reference}': '/api/school-registrations/S-ABCDEF',
  '/api/waitlist/{token}': '/api/waitlist/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4',
  '/api/workshops': '/api/workshops',
};

/** Requests an address, and lets the database plan the same queries again to see which tables they read. */
async function askAndPlan(url: string) {
  const executor = test.database.getExecutor();
  const execute = vi.spyOn(executor, 'executeQuery');
  const answer = await test.api.inject(url);
  const queries = execute.mock.calls.map(([query]) => query);
  execute.mockRestore();
  const planned = new Set<string>();
  for (const { sql: text, parameters } of queries) {
    const { rows } = await test.database.executeQuery(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    );
    for (const [, relation = ''] of JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g))
      for (const table of relations.tablesOf(relation) ?? []) planned.add(table);
  }
  return { answer, queries, planned: [...planned].toSorted() };
}

describe('the content headers of a response', () => {
  it('are tested with an example of every GET operation of the API', async () => {
    const { paths } = await test.read<{ paths: Record<string, { get?: unknown }> }>('/api/openapi.json');
    const readable = Object.keys(paths).filter((path) => paths[path]?.get);
    expect([...Object.keys(addresses), ...Object.keys(unshared)].toSorted()).toEqual(readable.toSorted());
  });

  it.each(Object.values(addresses).flat())('name every table that is read for %s', async (address) => {
    const before = test.followed.changes.revision;
    const { answer, queries, planned } = await askAndPlan(address);
    expect(queries.length, 'a question to the database').toBeGreaterThan(0);
    expect(answer.statusCode).toBe(otherStatuses[address] ?? 200);
    const named = String(answer.headers['x-content-tables']).split(',');
    expect(planned.filter((table) => !named.includes(table))).toEqual([]);
    expect(planned.length).toBeGreaterThan(0);
    expect(named).toEqual(named.toSorted());
    expect(named.filter((table) => !relations.isContent(table))).toEqual([]);
    expect(Number(answer.headers['x-content-revision'])).toBe(before);
  });

  it.each(Object.values(unshared))(
    'are missing when the response has visitors’ data or depends on the time: %s',
    async (address) => {
      const { headers } = await test.api.inject(address);
      expect(headers).not.toHaveProperty('x-content-tables');
      expect(headers).not.toHaveProperty('x-content-revision');
    },
  );

  it('are missing when the request failed', async () => {
    vi.spyOn(test.database.getExecutor(), 'executeQuery').mockRejectedValueOnce(new Error('broken'));
    const { statusCode, headers } = await test.api.inject('/api/alerts?lang=en');
    expect([statusCode, headers['x-content-revision']]).toEqual([500, undefined]);
  });

  it('are missing while changes of the database are not received', async () => {
    const { changes } = test.followed;
    changes.setHearing(false);
    const { statusCode, headers } = await test.api.inject('/api/albums');
    changes.setHearing(true);
    expect([statusCode, headers['x-content-tables'], headers['x-content-revision']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect((await test.api.inject('/api/albums')).headers).toHaveProperty('x-content-tables');
  });
});
