import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { offerStage } from './vacancy-stage.ts';

/** Work on tour has no town of its own. */
const onTour = 'itinerante';

/**
 * schema.org JobPosting (content/domain-model §9). A call that takes no applications any more has none:
 * search engines must not send people to it.
 * @param employer the orchestra's name
 */
export function jobPosting(offer: Offer, employer: string): object[] {
  const stage = offerStage(offer);
  if (stage !== 'open' && stage !== 'announced') return [];
  const town = offer.place.slug === onTour ? {} : { addressLocality: offer.place.name };
  return [
    {
      '@type': 'JobPosting',
      title: offer.title,
      description: offer.summary,
      datePosted: offer.publishedAt,
      validThrough: offer.applyTo,
      identifier: { '@type': 'PropertyValue', name: employer, value: offer.reference },
      hiringOrganization: { '@type': 'Organization', name: employer },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', ...town, addressRegion: 'Las Palmas', addressCountry: 'ES' },
      },
      totalJobOpenings: offer.positions,
      directApply: false,
    },
  ];
}
