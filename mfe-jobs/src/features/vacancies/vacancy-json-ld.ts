import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { vacancyStatusGroup } from './vacancy-status-group.ts';

/** The place of work on tour, which has no town. */
const onTour = 'itinerante';

/**
 * schema.org JobPosting. A vacancy that takes no more applications has none, because search engines list postings as open.
 * @param employer the orchestra's name
 */
export function jobPosting(vacancy: Vacancy, employer: string): object[] {
  const group = vacancyStatusGroup(vacancy);
  if (group !== 'open' && group !== 'announced') return [];
  const town = vacancy.place.slug === onTour ? {} : { addressLocality: vacancy.place.name };
  return [
    {
      '@type': 'JobPosting',
      title: vacancy.title,
      description: vacancy.summary,
      datePosted: vacancy.publishedAt,
      validThrough: vacancy.applyTo,
      identifier: { '@type': 'PropertyValue', name: employer, value: vacancy.reference },
      hiringOrganization: { '@type': 'Organization', name: employer },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', ...town, addressRegion: 'Las Palmas', addressCountry: 'ES' },
      },
      totalJobOpenings: vacancy.positions,
      directApply: false,
    },
  ];
}
