import { expect, it } from 'vitest';
import { houseJsonLd } from './house-json-ld.ts';

const site = {
  url: 'https://ofgc.example',
  facebook: 'https://facebook.example/ofgc',
  instagram: 'https://instagram.example/ofgc',
  twitter: 'https://twitter.example/ofgc',
  youtube: 'https://youtube.example/ofgc',
};
const texts = { name: 'Orquesta', street: 'Paseo de la Marea, 1', town: 'Las Palmas' };

it('houseJsonLd() has the orchestra with address, contact and networks, and the website with its search', () => {
  const [orchestra, website] = houseJsonLd(site, 'en', texts);
  expect(orchestra).toMatchObject({
    name: 'Orquesta',
    url: 'https://ofgc.example/en',
    sameAs: [site.facebook, site.instagram, site.twitter, site.youtube],
    address: { streetAddress: 'Paseo de la Marea, 1', addressLocality: 'Las Palmas' },
    contactPoint: { url: 'https://ofgc.example/en/sobre-ofgc/contacto' },
  });
  expect(website).toMatchObject({
    name: 'Orquesta',
    url: 'https://ofgc.example/en',
    inLanguage: 'en',
    publisher: { '@id': orchestra?.['@id'] },
    potentialAction: { target: { urlTemplate: 'https://ofgc.example/en/buscar?term={term}' } },
  });
});
