import type { Site } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { contactPath } from '@ofgc/shared/routes/site/pages.ts';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';
import { socialNetworks } from '../../frame/footer/social-networks.ts';

/** What the footer says, in the page's language. */
interface HouseTexts {
  name: string;
  street: string;
  town: string;
}

/** schema.org nodes of the orchestra and of its website. */
export function houseJsonLd(
  site: Pick<Site, 'url' | (typeof socialNetworks)[number][0]>,
  locale: Locale,
  texts: HouseTexts,
) {
  const absolute = (path: string) => site.url + localisedPath(path, locale);
  const orchestra = `${site.url}/#orchestra`;
  return [
    {
      '@type': 'PerformingGroup',
      '@id': orchestra,
      name: texts.name,
      alternateName: 'OFGC',
      url: absolute('/'),
      logo: `${site.url}/apple-touch-icon.png`,
      sameAs: socialNetworks.map(([key]) => site[key]),
      address: {
        '@type': 'PostalAddress',
        streetAddress: texts.street,
        addressLocality: texts.town,
        addressCountry: 'ES',
      },
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', url: absolute(contactPath) },
    },
    {
      '@type': 'WebSite',
      '@id': `${site.url}/#website`,
      name: texts.name,
      alternateName: 'OFGC',
      url: absolute('/'),
      inLanguage: locale,
      publisher: { '@id': orchestra },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absolute(searchPath)}?term={term}` },
        'query-input': 'required name=term',
      },
    },
  ];
}
