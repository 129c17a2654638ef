import { expect, it } from 'vitest';
import { readElements } from '../elements.ts';
import { structuredDataProblems } from './structured-data.ts';

/** The same things with the name of their vocabulary. */
function named(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(named);
  return typeof data === 'object' ? { '@context': 'https://schema.org', ...data } : data;
}
const problemsOf = (data: unknown) =>
  structuredDataProblems(
    readElements(`<script type="application/ld+json">${JSON.stringify(named(data))}</script>`),
    undefined,
    new Date('2026-11-20T12:00:00Z'),
  );
const event = { '@type': 'MusicEvent', name: 'a', startDate: '2026-11-20T20:00:00Z', location: { '@type': 'Place' } };
const job = {
  '@type': 'JobPosting',
  title: 'a',
  description: 'b',
  datePosted: '2026-11-20',
  hiringOrganization: {},
  jobLocation: {},
};

const over = { ...event, startDate: '2026-11-06T20:00:00Z', endDate: '2026-11-06T22:00:00Z' };
const offer = (availability: string, more = {}) => ({ '@type': 'Offer', price: 12, availability, ...more });

it.each([
  event,
  over,
  { ...over, offers: offer('https://schema.org/SoldOut') },
  { ...over, offers: [{ '@type': 'Offer', price: 12 }] },
  { ...over, endDate: '2026-11-19', offers: offer('InStock') },
  { ...event, offers: offer('https://schema.org/InStock', { validThrough: '2026-12-20' }) },
  { ...job, validThrough: '2026-11-01' },
  {
    '@context': 'https://schema.org',
    '@graph': [{ ...event, '@type': 'Event', superEvent: { '@type': 'EventSeries' } }],
  },
  [job, { '@type': 'NewsArticle', headline: 'a', datePublished: '2026-11-20', url: 'https://ofgc.example/a' }],
  { '@type': 'PerformingGroup', url: '/a', foundingDate: 'siglo XIX' },
  { '@type': ['Place', 'MusicVenue'] },
  { '@type': 'BroadcastEvent', name: 'a', startDate: '2026-11-20T20:00:00Z', isLiveBroadcast: true },
  { ...job, jobLocation: undefined, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'ES' } },
  'a',
])('a page may have %j', (data) => expect(problemsOf(data)).toEqual([]));

it.each<[object, string]>([
  [{ ...event, location: undefined }, 'MusicEvent without location'],
  [{ '@graph': [{ ...job, hiringOrganization: null }] }, 'JobPosting without hiringOrganization'],
  [{ ...job, jobLocation: undefined, jobLocationType: 'TELECOMMUTE' }, 'JobPosting without jobLocation'],
  [{ ...job, datePosted: '20 de noviembre' }, 'datePosted of JobPosting is “20 de noviembre” in place of 2026-11-20'],
  [{ ...job, url: '/portal-empleo/oferta/7' }, 'url of JobPosting is /portal-empleo/oferta/7, without the site'],
  [
    { '@type': 'NewsArticle', headline: 'a', datePublished: '2026', image: '/social/a/7.png' },
    'image of NewsArticle is /social/a/7.png, without the site',
  ],
  [{ '@type': 'NewsArticle', datePublished: '2026' }, 'NewsArticle without headline'],
  [{ '@type': 'https://schema.org/Event', name: 'a' }, 'Event without startDate'],
  [{ ...event, '@context': undefined }, 'they have no "@context": "https://schema.org"'],
])('search engines refuse %j', (data, problem) =>
  expect(problemsOf(data)).toContain(`has data for search engines that they refuse: ${problem}`),
);

it.each<[object, string]>([
  [{ ...over, offers: offer('https://schema.org/InStock') }, 'MusicEvent until 2026-11-06T22:00:00Z, InStock'],
  [
    { '@graph': [{ ...over, offers: [offer('LimitedAvailability')] }] },
    'MusicEvent until 2026-11-06T22:00:00Z, LimitedAvailability',
  ],
  [
    { '@type': 'Product', name: 'a', offers: offer('PreOrder', { availabilityEnds: '2026-11-01' }) },
    'Product until 2026-11-01, PreOrder',
  ],
])('nobody is offered %j', (data, problem) =>
  expect(problemsOf(data)).toEqual([`offers search engines what is over: ${problem}`]),
);

it('reads each picture of several', () =>
  expect(problemsOf({ ...job, image: ['https://ofgc.example/a.png', '/fotos/b.png'] })).toEqual([
    'has data for search engines that they refuse: image of JobPosting is /fotos/b.png, without the site',
  ]));
